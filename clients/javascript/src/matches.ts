import type { CallOptions, DefaultTable, Parameters, Row, TableId, TableName } from './operation-types.js';
import { Seasons } from './seasons.js';
import type { MatchIds } from './match-ids.js';
import type { Rows } from './table-rows.js';

type PeriodScore = Row<'getMatchScore', 'periods'>;

/**
 * Methods for one match or several: `matchId` is an id, a name such as `CAL v HOL R4 2025`, a replay, a row of a
 * fixture, or a list of them, such as a fixture. Those of the play throw `NotStarted` before the match begins; of
 * several matches, those that have not begun are left out with a warning.
 */
export class Matches extends Seasons {
  /** A match: date, venue, status, score and coin toss. */
  match(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatch'>>> {
    return this.#rows('getMatch', matchId, options);
  }

  /** The periods of a match: when they began and ended, and how long they were. */
  matchPeriods(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatch', 'periods'>>> {
    return this.#rows('getMatch', matchId, options, 'periods');
  }

  /** The players of a match. */
  matchPersons(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatchPersons'>>> {
    return this.#rows('getMatchPersons', matchId, options);
  }

  /** The field umpires of a match. */
  matchOfficials(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatchPersons', 'officials'>>> {
    return this.#rows('getMatchPersons', matchId, options, 'officials');
  }

  /** The venue of a match: size of the ground, time zone, and who travels. */
  venue(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatchVenue'>>> {
    return this.#rows('getMatchVenue', matchId, options);
  }

  /** The score of a match and its result. */
  score(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatchScore'>>> {
    return this.#rows('getMatchScore', matchId, options);
  }

  /** The score of each squad in each period, and at the end of each in the columns `*_cumulative`. */
  periodScores(matchId: MatchIds, options?: CallOptions): Promise<Rows<PeriodScore>> {
    return this.#rows('getMatchScore', matchId, options, 'periods');
  }

  /** The shots at goal: who, from where, how, and the expected score. */
  shots(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatchShots'>>> {
    return this.#rows('getMatchShots', matchId, options);
  }

  /** The chains of possession: how each began and ended, and how far it went. */
  chains(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatchChains'>>> {
    return this.#rows('getMatchChains', matchId, options);
  }

  /** The entries into the forward 50. */
  entries(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatchEntries'>>> {
    return this.#rows('getMatchEntries', matchId, options);
  }

  /** Everything that was captured, in order. It needs the tier Transactional. */
  matchTransactions(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatchTransactions'>>> {
    return this.#rows('getMatchTransactions', matchId, options);
  }

  /**
   * The transactions of a match as an XML timeline that video tools import. `sirenSeconds` are the seconds of the video
   * at which each period begins. It needs the tier Transactional.
   */
  transactionTimeline(
    matchId: number,
    parameters: Omit<Parameters<'getTransactionTimeline'>, 'matchId'> = {},
    options?: CallOptions,
  ): Promise<string> {
    const request = this.requestOf('getTransactionTimeline', { ...parameters, matchId });
    return this.connection.text(request, 'application/xml', options);
  }

  /** Who is on the ground at the first bounce, and in which role. */
  starters(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatchTransactions', 'starters'>>> {
    return this.#rows('getMatchTransactions', matchId, options, 'starters');
  }

  /** Who came off and who came on. */
  rotations(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatchRotations'>>> {
    return this.#rows('getMatchRotations', matchId, options);
  }

  /** Since when each player is on the ground or off it. */
  currentStints(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatchRotations', 'stints'>>> {
    return this.#rows('getMatchRotations', matchId, options, 'stints');
  }

  /** The stoppages: hitout, first possession, clearance, exit and attendance. */
  stoppages(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatchStoppages'>>> {
    return this.#rows('getMatchStoppages', matchId, options);
  }

  /** The leading players of the key metrics. */
  leaders(matchId: MatchIds, options?: CallOptions): Promise<Rows<Row<'getMatchLeaders'>>> {
    return this.#rows('getMatchLeaders', matchId, options);
  }

  #rows<Id extends TableId, Table extends TableName<Id> = DefaultTable<Id>>(
    id: Id,
    matches: MatchIds,
    options: CallOptions | undefined,
    table?: Table,
  ): Promise<Rows<Row<Id, Table>>> {
    return this.ofMatches(
      matches,
      options,
      (matchId, call) =>
        this.tableRows(id, { matchId }, { ...call, table }) as unknown as Promise<Rows<Row<Id, Table>>>,
    );
  }
}
