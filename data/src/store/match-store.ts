import type { Match, MatchBrief, MatchLog, SeasonRecord } from '@goalsquare/engine';
import type { Fault } from '../log/fault.js';
import type { SeasonKey } from './season-forms.js';

/** Briefs of one season's matches, read on request. `version` changes whenever one of them does. */
export interface StoredBriefs extends SeasonKey {
  readonly version: string;
  /** Changes whenever one of them does in more than its clock and the score so far. Default: `version`. */
  readonly steadyVersion?: () => string;
  readonly briefs: () => readonly MatchBrief[];
}

/**
 * The record of a season, read on request, and the season it belongs to. `version` changes whenever the record does.
 */
export interface StoredRecord extends SeasonKey, Pick<SeasonRecord, 'league' | 'level'> {
  readonly file: string;
  readonly version: string;
  readonly record: () => SeasonRecord;
}

/** The stored parts of seasons: briefs of their matches, and their records. */
export interface StoredSeasons {
  readonly briefs: readonly StoredBriefs[];
  readonly records: readonly StoredRecord[];
}

/** Where matches come from. Every answer is asynchronous, since logs may live elsewhere than on this machine. */
export interface MatchStore {
  /** Ids of the matches held, ascending. */
  readonly matchIds: () => Promise<readonly number[]>;
  /** Returns a match at its last revision. **Empty**: `undefined` if there is none. */
  readonly match: (matchId: number) => Promise<Match | undefined>;
  /** The same, synchronously. **Empty**: `undefined` also if the answer is not at hand. */
  readonly matchNow?: (matchId: number) => Match | undefined;
  /** Returns the log of a match. **Empty**: `undefined` if there is none. */
  readonly log: (matchId: number) => Promise<MatchLog | undefined>;
  /**
   * The revision of each match, by id. Default: matches are not imported, so their changes between two starts are not
   * tracked.
   */
  readonly revisions?: () => ReadonlyMap<number, number>;
  /**
   * Names the content of a match without opening it: another content has another name. **Empty**: `undefined` if the
   * match does not exist. Default: contents have no names.
   */
  readonly contentOf?: (matchId: number) => string | undefined;
  /** The seasons of the matches. */
  readonly seasons: () => Promise<StoredSeasons>;
  /** Files that could not be taken in, and why. */
  readonly faults: readonly Fault[];
  readonly close: () => void;
}
