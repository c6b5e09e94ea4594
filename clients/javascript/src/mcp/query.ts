import type { API } from '../api.js';
import type { StatisticsRow, StatisticsTable } from '../contract/types.js';
import { ConfigurationError } from '../errors.js';
import { operationNamed } from '../operation.js';
import { HubPages } from './hub-pages.js';
import { markRecorded } from './recorded-text.js';

type Level = 'players' | 'squads';

/** The value of a filter; several values are separated by commas. */
type Value = string | number;

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

/** What selects a row without another choice of matches, of which `last` would take others. */
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

/** Returns the parameters that select the row alone. **Empty**: `undefined` for a receiver or a cell. */
function selectorOf(row: StatisticsRow): Readonly<Record<string, Value>> | undefined {
  if (row.receiver !== undefined || row.cell !== undefined) return undefined;
  const values: Readonly<Record<string, Value | undefined>> = {
    personId: row.person?.personId,
    squadId: row.squad?.squadId,
    matchId: row.match?.matchId,
    opponentId: row.opponent?.squadId,
    venueId: row.venue?.venueId,
    round: row.round,
    seasonId: row.season,
    result: row.result,
    period: row.period,
    scoreState: row.scoreState,
  };
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined));
}

/** Returns a row with its texts marked as data. */
function markedRow(row: StatisticsRow): Readonly<Record<string, unknown>> {
  const { statistics, ...members } = row;
  const marked = Object.entries(members).map(([name, member]) => [
    name,
    typeof member === 'object' ? markRecorded(member) : member,
  ]);
  return { ...(Object.fromEntries(marked) as object), statistics };
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

/**
 * Answers a query across matches. **Shape**: each row has the page of the hub that shows its numbers. It is that of the
 * whole query for a row of receivers or cells, and of some of the last matches. **Throws** `GoalsquareError`.
 */
export async function query(api: API, args: QueryArguments): Promise<Readonly<Record<string, unknown>>> {
  const { of = 'players', ...given } = args;
  checkSize(args);
  const parameters = { measure: 'total', limit: DEFAULT_LIMIT, ...given };
  const table: StatisticsTable = await api.call(operations[of], {
    ...parameters,
    fields: ['matches', 'seconds', 'rank'],
  } as never);
  const pages = new HubPages(api.url);
  const { limit: _limit, cursor: _cursor, ...rest } = parameters as QueryArguments;
  const shown = { ...rest, ...seasonsOf(table) };
  const whole = pages.questions(of, { ...shown, limit: parameters.limit });
  const ofRow = Object.fromEntries(
    Object.entries(shown).filter(([name]) => !ofPages.has(name) || (name === 'context' && of === 'squads')),
  );
  const pageOf = (row: StatisticsRow): string => {
    const selector = selectorOf(row);
    const selectsOthers =
      given.last !== undefined && Object.keys(selector ?? {}).some((name) => !besideLast[of].has(name));
    return selector === undefined || selectsOthers ? whole : pages.questions(of, { ...ofRow, ...selector });
  };
  return {
    by: table.by,
    matches: table.matches,
    matchesNotLicensed: table.matchesNotLicensed,
    rowCount: table.rowCount,
    rows: table.rows.map((row) => ({ ...markedRow(row), page: pageOf(row) })),
    ...(table.next !== undefined && { next: table.next }),
    page: whole,
  };
}
