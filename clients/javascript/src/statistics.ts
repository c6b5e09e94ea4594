import { Batch, type BatchRequest } from './batch.js';
import type { CallOptions, Parameters, Row } from './operation-types.js';
import { Matches } from './matches.js';
import { listed, type Several } from './several.js';

/** Players or squads. */
export type Of = 'players' | 'squads';

type Filters<Id extends 'getPlayerStatistics' | 'getSquadStatistics'> = Omit<Parameters<Id>, 'matchId'> & CallOptions;

/** Filters of the statistics of players in a match. */
export type PlayerFilters = Filters<'getPlayerStatistics'>;

/** Filters of the statistics of squads in a match. */
export type SquadFilters = Filters<'getSquadStatistics'>;

/** Which of the last seconds of a match, and whose. */
export interface LastXOptions extends CallOptions, Pick<BatchRequest, 'periods' | 'zones' | 'team'> {
  readonly of?: Of | undefined;
}

type PlayerRow = Row<'postPlayerStatistics'>;
type SquadRow = Row<'postSquadStatistics'>;

/** The operation of a batch, and the member of its body that lists the requests. */
export const posted = {
  players: ['postPlayerStatistics', 'playerMetricRequests'],
  squads: ['postSquadStatistics', 'squadMetricRequests'],
} as const;

/** Methods for statistics of a match. Metrics are codes; without them you get every metric you are licensed for. */
export class Statistics extends Matches {
  /** Statistics of the players of a match, a row for each player and metric. Periods and zones add up. */
  playerStats(matchId: number, options: PlayerFilters = {}): Promise<readonly Row<'getPlayerStatistics'>[]> {
    const { signal, timeout, ...filters } = options;
    return this.rows('getPlayerStatistics', { matchId, ...filters }, { signal, timeout });
  }

  /** Statistics of the squads of a match, a row for each squad and metric. */
  squadStats(matchId: number, options: SquadFilters = {}): Promise<readonly Row<'getSquadStatistics'>[]> {
    const { signal, timeout, ...filters } = options;
    return this.rows('getSquadStatistics', { matchId, ...filters }, { signal, timeout });
  }

  /** The statistics of players that a batch requests. `request_id` names the request of a row. */
  playerStatsPost(matchId: number, batch: Batch, options: CallOptions = {}): Promise<readonly PlayerRow[]> {
    return this.#post('players', matchId, batch, options) as Promise<readonly PlayerRow[]>;
  }

  /** The statistics of squads that a batch requests. `request_id` names the request of a row. */
  squadStatsPost(matchId: number, batch: Batch, options: CallOptions = {}): Promise<readonly SquadRow[]> {
    return this.#post('squads', matchId, batch, options) as Promise<readonly SquadRow[]>;
  }

  /**
   * Statistics of the last so many seconds, for one number of seconds or several, in one request:
   * `request_last_x_seconds` is the number of a row. Seconds count back from the end of the match, from now if it is
   * live, or from the end of each of the `periods`.
   */
  lastX(
    matchId: number,
    seconds: Several<number>,
    metrics: Several<string> | undefined,
    options: LastXOptions & { readonly of: 'squads' },
  ): Promise<readonly SquadRow[]>;
  lastX(
    matchId: number,
    seconds: Several<number>,
    metrics?: Several<string>,
    options?: LastXOptions,
  ): Promise<readonly PlayerRow[]>;
  lastX(
    matchId: number,
    seconds: Several<number>,
    metrics?: Several<string>,
    { of = 'players', signal, timeout, ...filters }: LastXOptions = {},
  ): Promise<readonly (PlayerRow | SquadRow)[]> {
    const batch = new Batch();
    for (const lastXSeconds of listed(seconds) ?? [])
      batch.add(metrics, { ...filters, lastXSeconds, id: `last ${lastXSeconds} seconds` });
    return this.#post(of, matchId, batch, { signal, timeout }) as Promise<readonly (PlayerRow | SquadRow)[]>;
  }

  #post(of: Of, matchId: number, { requests }: Batch, options: CallOptions): Promise<readonly unknown[]> {
    const [id, member] = posted[of];
    return this.tableRows(id, { matchId, body: { [member]: requests } }, options);
  }
}
