import type { Match, MatchBrief, MatchLog, SeasonRecord } from '@goalsquare/engine';
import type { Fault } from '../log/fault.js';
import type { SeasonKey } from './season-forms.js';

/** Briefs of a season's matches, read on request. `version` changes whenever a brief does. */
export interface StoredBriefs extends SeasonKey {
  readonly version: string;
  /** Returns a version that ignores changes of clocks and current scores of briefs. Default: `version`. */
  readonly steadyVersion?: () => string;
  readonly briefs: () => readonly MatchBrief[];
}

/** The season record, read on request, with the season it belongs to. `version` changes whenever the record does. */
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

/** A source of matches. Most reads are asynchronous, because logs may be on another machine. */
export interface MatchStore {
  /** Returns the ids of all matches, ascending. */
  readonly matchIds: () => Promise<readonly number[]>;
  /** Returns a match at its last revision. **Empty**: `undefined` if it does not exist. */
  readonly match: (matchId: number) => Promise<Match | undefined>;
  /** Returns a match synchronously. **Empty**: also `undefined` if it is not immediately available. */
  readonly matchNow?: (matchId: number) => Match | undefined;
  /** Returns the log of a match. **Empty**: `undefined` if it does not exist. */
  readonly log: (matchId: number) => Promise<MatchLog | undefined>;
  /**
   * Returns the revision of each match, by id. Default: matches are not imported, so changes between two starts are not
   * tracked.
   */
  readonly revisions?: () => ReadonlyMap<number, number>;
  /**
   * Returns a name for a match's content without opening it. Different content has a different name. **Empty**:
   * `undefined` if the match does not exist. Default: contents have no names.
   */
  readonly contentOf?: (matchId: number) => string | undefined;
  /** Returns the seasons of the matches. */
  readonly seasons: () => Promise<StoredSeasons>;
  /** Files that could not be used, with reasons. */
  readonly faults: readonly Fault[];
  readonly close: () => void;
}
