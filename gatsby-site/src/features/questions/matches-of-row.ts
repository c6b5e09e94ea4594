import type { CellShape, Dimension } from '@goalsquare/engine';
import type { StatisticsRow, StatisticsTable } from '@goalsquare/openapi/types';
import { linkedSeason } from './dimension-cell';
import { areaOf, hasOtherArea } from './evidence-of-row';
import { seasonValues, withValues, type Query, type QueryValues } from '../../query/query';

type Selection = (row: StatisticsRow, query: Query) => Readonly<Record<string, string | number | undefined>>;

const cellSelection =
  (shape: CellShape): Selection =>
  (row, query) =>
    row.cell === undefined || hasOtherArea(query, row) ? { area: undefined } : areaOf(query, [shape], row);

/** The parameters that select a row's value of each dimension. **Empty**: `undefined` if none can. */
const selections: Readonly<Record<Dimension, Selection | undefined>> = {
  person: ({ person }) => ({ personId: person?.personId }),
  squad: ({ squad }) => ({ squadId: squad?.squadId }),
  opponent: ({ opponent }) => ({ opponentId: opponent?.squadId }),
  venue: ({ venue }) => ({ venueId: venue?.venueId }),
  match: ({ match }) => ({ matchId: match?.matchId }),
  round: ({ round }) => ({ round }),
  season: ({ season }) => ({ seasonId: season }),
  result: ({ result }) => ({ result }),
  period: ({ period }) => ({ period }),
  scoreState: ({ scoreState }) => ({ scoreState }),
  receiver: undefined,
  hex: cellSelection('hex'),
  square: cellSelection('square'),
};

/** Parameters that the query for a row's matches omits. */
const without: QueryValues = { threshold: [], rollingMatches: [], minMatches: [], cellMetres: [] };

/**
 * Returns the league, level and seasons of a result. Without them, a query about a person would include matches of all
 * leagues. **Empty**: none if the result covers several levels.
 */
function seasonsOf({ seasons }: Pick<StatisticsTable, 'seasons'>): QueryValues {
  const { leagueId, levelId } = linkedSeason({ seasons });
  if (leagueId === undefined || levelId === undefined) return {};
  return seasonValues(leagueId, levelId, ...seasons.map(({ seasonId }) => seasonId));
}

/** The maximum number of matches on one page. */
const MOST = 200;

/**
 * Returns the query that lists what each match adds to a row's value. Its values link to their evidence. **Empty**:
 * `undefined` if the row is about one match, or no filter can select it.
 */
export function matchesOfRow(
  query: Query,
  { by, seasons }: Pick<StatisticsTable, 'by' | 'seasons'>,
  row: StatisticsRow,
  metric: string,
): Query | undefined {
  if (by.includes('match') || row.match !== undefined) return undefined;
  const selected: Record<string, readonly string[]> = {};
  for (const dimension of by)
    for (const [name, value] of Object.entries(selections[dimension]?.(row, query) ?? { none: undefined })) {
      if (value === undefined) return undefined;
      selected[name] = [String(value)];
    }
  return withValues(query, {
    ...seasonsOf({ seasons }),
    ...without,
    ...selected,
    by: ['match'],
    metric: [metric],
    measure: ['total'],
    sort: ['match'],
    limit: [String(MOST)],
  });
}
