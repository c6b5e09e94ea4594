import type { API } from '../api.js';
import type { StatisticsRow, StatisticsTable } from '../contract/types.js';
import { ConfigurationError } from '../errors.js';
import { operationNamed } from '../operation.js';
import { HubPages } from './hub-pages.js';
import type { Value } from './arguments.js';
import { tableOf, type Cell, type Cells } from './table.js';

type Level = 'players' | 'squads';

/** The arguments of `query`: the parameters of the operation, and whether rows are players or squads. */
export type QueryArguments = Readonly<Record<string, Value | undefined>> & { readonly of?: Level };

const operations = { players: 'getPlayersAcrossMatches', squads: 'getSquadsAcrossMatches' } as const;

/** Parameters that the tool sets itself or does not offer. */
const decided = new Set(['fields', 'queries', 'validation', 'dialect', 'dataset']);

/** The parameters of a query, in the order in which the contract lists them. New ones in the contract are included. */
export const queryParameters: readonly string[] = operationNamed(operations.squads).query.filter(
  (name) => !decided.has(name),
);

/** Parameters that only select or sort rows. They change no value in a row. */
const ofPages = new Set(['limit', 'cursor', 'sort', 'context']);

/** Dimensions of rows that leave the matches of `last` unchanged. Any other would make `last` select other matches. */
const besideLast: Readonly<Record<Level, ReadonlySet<string>>> = {
  players: new Set(['personId', 'period', 'scoreState']),
  squads: new Set(['squadId', 'period', 'scoreState']),
};

const DEFAULT_LIMIT = 20;

/** Maximum number of statistics in a result. More would fill the context of an assistant. */
const MOST_STATISTICS = 2000;

const count = (list: Value | undefined): number => (list === undefined ? 1 : String(list).split(',').length);

/** **Throws** `ConfigurationError` if a page of the result could have too many statistics. */
function checkSize({ limit = DEFAULT_LIMIT, metric, measure, context }: QueryArguments): void {
  const inRow = count(metric) * count(measure) * count(context);
  const most = Math.floor(MOST_STATISTICS / inRow);
  if (!(Number(limit) > most)) return;
  throw new ConfigurationError(
    `limit=${limit} with ${inRow} statistics a row is more than ${MOST_STATISTICS} statistics. Use ` +
      `${most === 0 ? '' : `a limit of ${most} or less, or `}fewer metrics or measures. In a result, next is the ` +
      'cursor of the next page.',
  );
}

/** The dimensions of rows as columns. Id columns are named after the parameter that selects the id. */
const dimensions: readonly (readonly [column: string, cellOf: (row: StatisticsRow) => Cell | undefined])[] = [
  ['personId', ({ person }) => person?.personId],
  ['recorded.person', ({ person }) => person?.fullname],
  ['recorded.squad', ({ person, squad }) => squad?.squadName ?? person?.squadName],
  ['receiverId', ({ receiver }) => receiver?.personId],
  ['recorded.receiver', ({ receiver }) => receiver?.fullname],
  ['squadId', ({ squad }) => squad?.squadId],
  ['matchId', ({ match }) => match?.matchId],
  ['recorded.match', ({ match }) => match && `${match.homeSquadCode} v ${match.awaySquadCode}`],
  ['recorded.date', ({ match }) => match?.startDate],
  ['opponentId', ({ opponent }) => opponent?.squadId],
  ['recorded.opponent', ({ opponent }) => opponent?.squadName],
  ['venueId', ({ venue }) => venue?.venueId],
  ['recorded.venue', ({ venue }) => venue?.venueName],
  ['cell', ({ cell }) => cell?.number],
  ['x', ({ cell }) => cell?.x],
  ['y', ({ cell }) => cell?.y],
  ['round', ({ round }) => round],
  ['seasonId', ({ season }) => season],
  ['result', ({ result }) => result],
  ['period', ({ period }) => period],
  ['scoreState', ({ scoreState }) => scoreState],
];

/** Returns a row as cells: a column for each metric and measure, and the rank by the first of them. */
function cellsOf(row: StatisticsRow): Cells {
  const cells: Record<string, Cell | undefined> = {};
  for (const [column, cellOf] of dimensions) {
    const cell = cellOf(row);
    if (cell !== undefined) cells[column] = cell;
  }
  cells.matches = row.matches;
  cells.rank = row.statistics[0]?.rank;
  for (const { code, measure, value } of row.statistics) cells[`${code}.${measure}`] = value;
  return cells;
}

/**
 * Returns the seasons of a result as parameters. A page needs them, because with a person's id the API would read every
 * league. **Empty**: no members if the seasons belong to several levels, which only match or person ids can select.
 */
function seasonsOf({ seasons }: StatisticsTable): Readonly<Record<string, Value>> {
  const [first] = seasons;
  const isOneLevel = seasons.every(
    ({ leagueId, levelId }) => leagueId === first?.leagueId && levelId === first.levelId,
  );
  if (first === undefined || !isOneLevel) return {};
  const { leagueId, levelId } = first;
  return { leagueId, levelId, seasonId: seasons.map(({ seasonId }) => seasonId).join(',') };
}

/** Columns whose values, passed as parameters, select the row. */
const selecting = [
  'personId',
  'squadId',
  'matchId',
  'opponentId',
  'venueId',
  'round',
  'seasonId',
  'result',
  'period',
  'scoreState',
];

/** Returns the URL of a row's page, with `{name}` for the value of column `name`. **Empty**: no page shows one row. */
function rowPageOf(of: Level, columns: readonly string[], shown: QueryArguments, pages: HubPages): string | undefined {
  const selectors = selecting.filter((name) => columns.includes(name));
  const isOfParts = columns.includes('receiverId') || columns.includes('cell');
  const selectsOthers = shown.last !== undefined && selectors.some((name) => !besideLast[of].has(name));
  if (selectors.length === 0 || isOfParts || selectsOthers) return undefined;
  const kept = Object.entries(shown).filter(
    ([name]) => !selectors.includes(name) && (!ofPages.has(name) || (name === 'context' && of === 'squads')),
  );
  const page = pages.questions(of, Object.fromEntries(kept));
  return [page, ...selectors.map((name) => `${name}={${name}}`)].join('&');
}

/**
 * Answers a query across matches. **Shape**: a table whose columns name the metrics and measures. `rowPage` is a
 * template for the URL of the hub page that shows a row: replace each `{column}` with the row's cell in that column.
 * Rows of receivers or cells, and some queries with `last`, only have the `page` of the whole query. **Throws**
 * `GoalsquareError`.
 */
export async function query(
  api: API,
  args: QueryArguments,
  turn: () => Promise<void>,
): Promise<Readonly<Record<string, unknown>>> {
  const { of = 'players', ...given } = args;
  checkSize(args);
  const parameters = { measure: 'total', limit: DEFAULT_LIMIT, ...given };
  const result: StatisticsTable = await api.call(operations[of], {
    ...parameters,
    metric: String(given.metric).split(','),
    fields: ['matches', 'rank'],
  } as never);
  await turn();
  const pages = new HubPages(api.url);
  const { limit, cursor: _cursor, ...rest } = parameters as QueryArguments;
  const shown = { ...rest, metric: result.metrics.map(({ code }) => code).join(','), ...seasonsOf(result) };
  const table = tableOf(result.rows.map(cellsOf));
  return {
    matches: result.matches,
    matchesNotLicensed: result.matchesNotLicensed,
    rowCount: result.rowCount,
    ...table,
    ...(result.next !== undefined && { next: result.next }),
    rowPage: rowPageOf(of, table.columns, shown, pages),
    page: pages.questions(of, { ...shown, limit }),
  };
}
