import type { Journal, MatchChange } from '@goalsquare/data';
import type { Match, MatchLog } from '@goalsquare/engine';

/** A running clock: an instant in milliseconds, and the number of match seconds for each real second. */
export interface RunningClock {
  readonly now: number;
  readonly pace: number;
  /** Whether the match exists only for a while, like a replay, so that its id may be reused. */
  readonly isTemporary?: true;
}

/** A source of matches. **Empty**: `match` returns `undefined` for an unknown id. */
export interface MatchSource {
  readonly matchIds: () => Promise<readonly number[]>;
  /** Returns a match at its last revision. The object stays the same until the log grows. */
  readonly match: (matchId: number) => Promise<Match | undefined>;
  /** Returns a match synchronously. **Empty**: also `undefined` if the match must be loaded first. */
  readonly matchNow?: (matchId: number) => Match | undefined;
  /**
   * Returns a name for the content of a match at its last revision, without opening the match. Different content has a
   * different name. **Empty**: `undefined` if the match does not exist or its content has no name. Default: no content
   * has a name.
   */
  readonly contentOf?: (matchId: number) => string | undefined;
  /**
   * Returns the current log of a match. The log does not grow while it is read. **Empty**: `undefined` if no log is
   * stored. Default: no match has one.
   */
  readonly log?: (matchId: number) => Promise<MatchLog | undefined>;
  /**
   * Calls a listener after a match begins or grows. Returns a function that removes the listener. Default: no match
   * changes.
   */
  readonly onChange?: (listener: (change: MatchChange) => void) => () => void;
  /**
   * Watches a match whose growth depends on the clock, so that its changes are reported. Returns a function that stops
   * watching. Default: all matches report their changes.
   */
  readonly watch?: (matchId: number) => () => void;
  /** All changes in order. Default: no journal. */
  readonly journal?: Journal;
  /**
   * Returns how the clock of a match runs at an instant. With a revision, the clock stops when the next revision
   * begins, so that a match and its clock agree even if time has passed between reading them. **Empty**: `undefined` if
   * the clock is at the last entry, as in a match that receives no entries. Default: always `undefined`.
   */
  readonly clockOf?: (matchId: number, now: number, revision?: number) => RunningClock | undefined;
  /** Whether an account can see a match. Default: yes. */
  readonly isVisibleTo?: (matchId: number, accountId: string) => boolean;
}
