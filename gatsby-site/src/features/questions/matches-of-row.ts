import type { Dimension } from '@goalsquare/engine';
import type { StatisticsRow, StatisticsTable } from '@goalsquare/openapi/types';
import { withValues, type Query, type QueryValues } from '../../query/query';

/** The parameter that selects the value of each dimension of a row. **Empty**: `undefined` if none does. */
const selections: Readonly<
  Record<Dimension, ((row: StatisticsRow) => Readonly<Record<string, string | number | undefined>>) | undefined>
> = {
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
  hex: undefined,
  square: undefined,
};

/** What a query of the matches of a row leaves out. */
const without: QueryValues = { threshold: [], rollingMatches: [], minMatches: [], cellMetres: [] };

/** The most matches of a row that one page shows. */
const MOST = 200;

/**
 * Returns the query that lists what each match adds to a value of a row. Each of its values leads to the acts.
 * **Empty**: `undefined` if the row is of one match, or no filter selects it.
 */
export function matchesOfRow(
  query: Query,
  { by }: Pick<StatisticsTable, 'by'>,
  row: StatisticsRow,
  metric: string,
): Query | undefined {
  if (by.includes('match') || row.match !== undefined) return undefined;
  const selected: Record<string, readonly string[]> = {};
  for (const dimension of by)
    for (const [name, value] of Object.entries(selections[dimension]?.(row) ?? { none: undefined })) {
      if (value === undefined) return undefined;
      selected[name] = [String(value)];
    }
  return withValues(query, {
    ...without,
    ...selected,
    by: ['match'],
    metric: [metric],
    measure: ['total'],
    sort: ['match'],
    limit: [String(MOST)],
  });
}
