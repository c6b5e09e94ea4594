import type { Journal, MatchChange } from '@goalsquare/data';
import type { Match, MatchLog } from '@goalsquare/engine';

/** The clock of a match: an instant (ms), and how many of its seconds pass in one real second. */
export interface RunningClock {
  readonly now: number;
  readonly pace: number;
  /** The match exists for a time only, as a replay does, and its id may be reused. */
  readonly isTemporary?: true;
}

/** A source of matches. **Empty**: `match` returns `undefined` for an unknown id. */
export interface MatchSource {
  readonly matchIds: () => Promise<readonly number[]>;
  /** Returns a match at its last revision: the same object until its log grows. */
  readonly match: (matchId: number) => Promise<Match | undefined>;
  /** Returns a match synchronously. **Empty**: `undefined` also if the match must be loaded first. */
  readonly matchNow?: (matchId: number) => Match | undefined;
  /**
   * Names the content of a match at its last revision without opening it: another content has another name. **Empty**:
   * `undefined` if there is no match, or its content has no name. Default: contents have no names.
   */
  readonly contentOf?: (matchId: number) => string | undefined;
  /**
   * Returns the current log of a match. It does not grow while it is read. **Empty**: `undefined` if no log is stored.
   * Default: no match has one.
   */
  readonly log?: (matchId: number) => Promise<MatchLog | undefined>;
  /** Calls a listener after a match began or grew. Returns a function that removes it. Default: no match changes. */
  readonly onChange?: (listener: (change: MatchChange) => void) => () => void;
  /**
   * Watches a match, so that one that grows by the clock reports its changes. Returns a function that stops. Default:
   * all matches report their changes.
   */
  readonly watch?: (matchId: number) => () => void;
  /** All changes in one order. Default: there is no journal. */
  readonly journal?: Journal;
  /**
   * Returns what the clock of a match runs by at an instant. With a revision, the clock does not pass the instant at
   * which that revision ceased to be the last, so that a match and its clock agree even if time has passed between
   * reading them. **Empty**: `undefined` if the clock is at the last entry, as in a match that nothing feeds. Default:
   * always.
   */
  readonly clockOf?: (matchId: number, now: number, revision?: number) => RunningClock | undefined;
  /** Whether a match is visible to an account. Default: it is. */
  readonly isVisibleTo?: (matchId: number, accountId: string) => boolean;
}
