import type { API } from '../api.js';
import type { StatisticsRow, StatisticsTable } from '../contract/types.js';
import { ConfigurationError } from '../errors.js';
import { operationNamed } from '../operation.js';
import { HubPages } from './hub-pages.js';
import type { Value } from './arguments.js';
import { tableOf, type Cells } from './table.js';

type Level = 'players' | 'squads';

/** The arguments of `query`: parameters of the operation, and whether rows are of players or of squads. */
export type QueryArguments = Readonly<Record<string, Value | undefined>> & { readonly of?: Level };

const operations = { players: 'getPlayersAcrossMatches', squads: 'getSquadsAcrossMatches' } as const;

/** Parameters that the tool decides. */
const decided = new Set(['fields', 'queries', 'validation', 'dialect', 'dataset']);

/** The parameters of a query, in the order of the contract, so that a new one of the contract is one here, too. */
export const queryParameters: readonly string[] = operationNamed(operations.squads).query.filter(
  (name) => !decided.has(name),
);

/** Parameters that select a part of the rows, and change no value of a row. */
const ofPages = new Set(['limit', 'cursor', 'sort', 'context']);

/** Parameters that select the matches of a row, with which `last` would select others. */
const besideLast: Readonly<Record<Level, ReadonlySet<string>>> = {
  players: new Set(['personId', 'period', 'scoreState']),
  squads: new Set(['squadId', 'period', 'scoreState']),
};

const DEFAULT_LIMIT = 20;

/** As many fill the context of an assistant. */
const MOST_STATISTICS = 2000;

const count = (list: Value | undefined): number => (list === undefined ? 1 : String(list).split(',').length);

/** **Throws** `ConfigurationError` if a page of the result may have too many statistics. */
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

/** Returns the dimensions of a row as cells. Ids are in columns named as the parameter that selects them. */
function dimensionsOf({ person, receiver, squad, match, opponent, venue, cell, ...row }: StatisticsRow): Cells {
  return {
    ...(person && { personId: person.personId, 'recorded.person': person.fullname }),
    ...(person && squad === undefined && { 'recorded.squad': person.squadName }),
    ...(receiver && { receiverId: receiver.personId, 'recorded.receiver': receiver.fullname }),
    ...(squad && { squadId: squad.squadId, 'recorded.squad': squad.squadName }),
    ...(match && {
      matchId: match.matchId,
      'recorded.match': `${match.homeSquadCode} v ${match.awaySquadCode}`,
      'recorded.date': match.startDate,
    }),
    ...(opponent && { opponentId: opponent.squadId, 'recorded.opponent': opponent.squadName }),
    ...(venue && { venueId: venue.venueId, 'recorded.venue': venue.venueName }),
    ...(cell && { cell: cell.number, x: cell.x, y: cell.y }),
    round: row.round,
    seasonId: row.season,
    result: row.result,
    period: row.period,
    scoreState: row.scoreState,
  };
}

/** Returns a row as cells: a column for each metric and measure, and the rank by the first of them. */
function cellsOf(row: StatisticsRow): Cells {
  const { statistics, matches } = row;
  const dimensions = Object.entries(dimensionsOf(row)).filter(([, cell]) => cell !== undefined);
  return {
    ...Object.fromEntries(dimensions),
    matches,
    rank: statistics[0]?.rank,
    ...Object.fromEntries(statistics.map(({ code, measure, value }) => [`${code}.${measure}`, value])),
  };
}

/**
 * The seasons that a result reads, as parameters. A page needs them: with the id of a person, the API would read every
 * league. **Empty**: no members if the seasons are of several levels, which only ids of matches or persons select.
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

/** Columns that select their row, as parameters do. */
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

/** Returns the URL of the page of a row, with its columns in braces. **Empty**: `undefined`: no page has one row. */
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
 * Answers a query across matches. **Shape**: a table whose columns name the metrics and measures. `rowPage` is the page
 * of the hub that shows the numbers of a row, where the cells of the row replace the columns in braces; rows of
 * receivers or cells, and some of the last matches, have only the `page` of the whole query. **Throws**
 * `GoalsquareError`.
 */
export async function query(api: API, args: QueryArguments): Promise<Readonly<Record<string, unknown>>> {
  const { of = 'players', ...given } = args;
  checkSize(args);
  const parameters = { measure: 'total', limit: DEFAULT_LIMIT, ...given };
  const result: StatisticsTable = await api.call(operations[of], {
    ...parameters,
    metric: String(given.metric).split(','),
    fields: ['matches', 'rank'],
  } as never);
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
