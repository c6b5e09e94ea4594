import type { CallOptions, Row } from './operation-types.js';
import { Seasons } from './seasons.js';

type PeriodScore = Row<'getMatchScore', 'periods'>;

/** Methods for one match. Those of its play throw `NotStarted` before the match begins. */
export class Matches extends Seasons {
  /** A match: date, venue, status, score and coin toss. */
  match(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatch'>[]> {
    return this.rows('getMatch', { matchId }, options);
  }

  /** The periods of a match: when they began and ended, and how long they were. */
  matchPeriods(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatch', 'periods'>[]> {
    return this.rows('getMatch', { matchId }, { ...options, table: 'periods' });
  }

  /** The players of a match. */
  matchPersons(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatchPersons'>[]> {
    return this.rows('getMatchPersons', { matchId }, options);
  }

  /** The field umpires of a match. */
  matchOfficials(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatchPersons', 'officials'>[]> {
    return this.rows('getMatchPersons', { matchId }, { ...options, table: 'officials' });
  }

  /** The venue of a match: size of the ground, time zone, and who travels. */
  venue(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatchVenue'>[]> {
    return this.rows('getMatchVenue', { matchId }, options);
  }

  /** The score of a match and its result. */
  score(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatchScore'>[]> {
    return this.rows('getMatchScore', { matchId }, options);
  }

  /** The score of each squad in each period, and at the end of each in the columns `*_cumulative`. */
  periodScores(matchId: number, options?: CallOptions): Promise<readonly PeriodScore[]> {
    return this.rows('getMatchScore', { matchId }, { ...options, table: 'periods' });
  }

  /** The shots at goal: who, from where, how, and the expected score. */
  shots(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatchShots'>[]> {
    return this.rows('getMatchShots', { matchId }, options);
  }

  /** The chains of possession: how each began and ended, and how far it went. */
  chains(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatchChains'>[]> {
    return this.rows('getMatchChains', { matchId }, options);
  }

  /** The entries into the forward 50. */
  entries(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatchEntries'>[]> {
    return this.rows('getMatchEntries', { matchId }, options);
  }

  /** Everything that was captured, in order. It needs the tier Transactional. */
  matchTransactions(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatchTransactions'>[]> {
    return this.rows('getMatchTransactions', { matchId }, options);
  }

  /** Who is on the ground at the first bounce, and in which role. */
  starters(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatchTransactions', 'starters'>[]> {
    return this.rows('getMatchTransactions', { matchId }, { ...options, table: 'starters' });
  }

  /** Who came off and who came on. */
  rotations(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatchRotations'>[]> {
    return this.rows('getMatchRotations', { matchId }, options);
  }

  /** Since when each player is on the ground or off it. */
  currentStints(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatchRotations', 'stints'>[]> {
    return this.rows('getMatchRotations', { matchId }, { ...options, table: 'stints' });
  }

  /** The stoppages: hitout, first possession, clearance, exit and attendance. */
  stoppages(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatchStoppages'>[]> {
    return this.rows('getMatchStoppages', { matchId }, options);
  }

  /** The leading players of the key metrics. */
  leaders(matchId: number, options?: CallOptions): Promise<readonly Row<'getMatchLeaders'>[]> {
    return this.rows('getMatchLeaders', { matchId }, options);
  }
}
