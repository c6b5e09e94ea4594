import { callOf } from './call-of.js';
import { Group } from './group.js';
import { Batch, type Question } from './batch.js';
import { rowsOf, tableOf, type Named } from './caller.js';
import { ConfigurationError } from './errors.js';
import type { Column, Table } from './flatten.js';
import type { MatchIds } from './match-ids.js';
import type { CallOptions, Parameters, Row } from './operation-types.js';
import { listed, type Several } from './several.js';
import type { Rows } from './table-rows.js';

/** Players or squads. */
export type Of = 'players' | 'squads';

type Filters<Id extends 'getPlayerStatistics' | 'getSquadStatistics'> = Omit<Parameters<Id>, 'matchId'> & CallOptions;

/** Filters for the statistics of players in a match. */
export type PlayerFilters = Filters<'getPlayerStatistics'>;

/** Filters for the statistics of squads in a match. */
export type SquadFilters = Filters<'getSquadStatistics'>;

/** Options for the rows of a batch. */
export interface BatchOptions<Full extends boolean = boolean> extends CallOptions {
  /** Whether rows include their question, in columns that begin with `request_`. */
  readonly full?: Full | undefined;
}

/** Options of `lastX`: players or squads, and filters. */
export interface LastXOptions<What extends Of = Of>
  extends CallOptions, Pick<Question, 'period' | 'zone' | 'team' | 'context'> {
  readonly of?: What | undefined;
}

/** The rows of a batch about players or squads. */
interface FullRows {
  readonly players: Row<'postPlayerStatistics'>;
  readonly squads: Row<'postSquadStatistics'>;
}

/** A row without the columns that repeat its question. */
type WithoutQuestion<T> = { readonly [Name in keyof T as Name extends `request_${string}` ? never : Name]: T[Name] };

/** A row of a batch about players or squads. `request_id` is the id of its question. */
export type BatchRow<What extends Of, Full extends boolean = false> = Full extends true
  ? FullRows[What]
  : Pick<FullRows[What], 'request_id'> & WithoutQuestion<FullRows[What]>;

/** A row of `lastX`. */
export type LastXRow<What extends Of> = { readonly last_x_seconds: number } & WithoutQuestion<FullRows[What]>;

/** The operation for a batch, and the member that lists requests in its body. */
export const posted = {
  players: ['postPlayerStatistics', 'playerMetricRequests'],
  squads: ['postSquadStatistics', 'squadMetricRequests'],
} as const;

const WINDOW = 'request_last_x_seconds';

const isOfQuestion = ({ name }: Column): boolean => name.startsWith('request_');

/** Returns a batch table without the columns that repeat the questions, except their ids. */
const withoutQuestions = ({ rows, columns }: Table): Table => ({
  rows,
  columns: columns.filter((column) => column.name === 'request_id' || !isOfQuestion(column)),
});

/** Returns a batch table with the window of seconds as the first column, and without other columns of the questions. */
const windowFirst = ({ rows, columns }: Table): Table => ({
  rows,
  columns: [
    ...columns.filter(({ name }) => name === WINDOW).map((column) => ({ ...column, name: 'last_x_seconds' })),
    ...columns.filter((column) => !isOfQuestion(column)),
  ],
});

/** Methods for statistics of a match. Metrics are codes or names; by default every metric of your licence. */
export class Statistics extends Group {
  /**
   * Statistics of the players of a match or several, with a row for each player and metric. Values of several periods
   * or zones are added. Several matches need one request each. `seasonStats` by person and match needs a single query.
   */
  playerStats(matchId: MatchIds, options: PlayerFilters = {}): Promise<Rows<Row<'getPlayerStatistics'>>> {
    const [given, filters] = callOf(options);
    return this.names.ofMatches(matchId, given, (match, call) =>
      this.caller.rows('getPlayerStatistics', { matchId: match, ...filters }, call),
    );
  }

  /** Statistics of the squads of a match or several, with a row for each squad and metric. */
  squadStats(matchId: MatchIds, options: SquadFilters = {}): Promise<Rows<Row<'getSquadStatistics'>>> {
    const [given, filters] = callOf(options);
    return this.names.ofMatches(matchId, given, (match, call) =>
      this.caller.rows('getSquadStatistics', { matchId: match, ...filters }, call),
    );
  }

  /**
   * Answers a batch about players in one request. `request_id` identifies the question of each row. An empty batch
   * sends nothing and returns no rows.
   */
  playerBatch<Full extends boolean = false>(
    matchId: MatchIds,
    batch: Batch,
    options: BatchOptions<Full> = {},
  ): Promise<Rows<BatchRow<'players', Full>>> {
    return this.#batch('players', matchId, batch, options);
  }

  /** Answers a batch about squads in one request. The options are those of `playerBatch`. */
  squadBatch<Full extends boolean = false>(
    matchId: MatchIds,
    batch: Batch,
    options: BatchOptions<Full> = {},
  ): Promise<Rows<BatchRow<'squads', Full>>> {
    return this.#batch('squads', matchId, batch, options);
  }

  /**
   * Statistics of the last seconds of play, for one span or several, in one request. The column `last_x_seconds` is the
   * span of a row. Seconds count back from the end of the match, from now if it is live, or from the end of each
   * `period`.
   */
  lastX<What extends Of = 'players'>(
    matchId: MatchIds,
    seconds: Several<number>,
    metric?: Several<string>,
    { of = 'players' as What, ...options }: LastXOptions<What> = {},
  ): Promise<Rows<LastXRow<What>>> {
    const [call, filters] = callOf(options);
    const batch = new Batch();
    for (const lastXSeconds of listed(seconds) ?? []) batch.add(metric, { ...filters, lastXSeconds });
    return this.#post(of, matchId, batch, call, windowFirst) as unknown as Promise<Rows<LastXRow<What>>>;
  }

  #batch<What extends Of, Full extends boolean>(
    of: What,
    matchId: MatchIds,
    batch: Batch,
    { full, ...options }: BatchOptions<Full>,
  ): Promise<Rows<BatchRow<What, Full>>> {
    const shape = full === true ? (table: Table): Table => table : withoutQuestions;
    return this.#post(of, matchId, batch, options, shape) as unknown as Promise<Rows<BatchRow<What, Full>>>;
  }

  #post(
    of: Of,
    matchId: MatchIds,
    { requests }: Batch,
    options: CallOptions,
    shape: (table: Table) => Table,
  ): Promise<Rows<Named>> {
    if (!Object.hasOwn(posted, of)) throw new ConfigurationError(`of '${of}' is not players or squads.`);
    const [id, member] = posted[of];
    return this.names.ofMatches(matchId, options, async (match, call) => {
      const table = shape(await tableOf(id));
      if (requests.length === 0) return rowsOf({}, table);
      return rowsOf(await this.caller.answer(id, { matchId: match, body: { [member]: requests } }, call), table);
    });
  }
}
