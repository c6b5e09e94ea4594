import type { Journal, MatchChange } from '@goalsquare/data';
import type { Match, MatchLog } from '@goalsquare/engine';

/** What the clock of a match goes by: an instant (ms), and how many of its seconds pass in one of ours. */
export interface RunningClock {
  readonly now: number;
  readonly pace: number;
  /** The match is there for a time, as a replay is: its id may come to mean another. */
  readonly isTemporary?: true;
}

/** Where matches come from. **Empty**: `match` gives `undefined` for an id nobody knows. */
export interface MatchSource {
  readonly matchIds: () => Promise<readonly number[]>;
  /** A match at its last revision: another object once its log has grown, and only then. */
  readonly match: (matchId: number) => Promise<Match | undefined>;
  /** A match that is at hand, without a wait. **Empty**: `undefined` also where it takes a wait to know. */
  readonly matchNow?: (matchId: number) => Match | undefined;
  /**
   * The log of a match as it is now; it does not grow under its reader. **Empty**: `undefined` where no log is held.
   * Default: none is.
   */
  readonly log?: (matchId: number) => Promise<MatchLog | undefined>;
  /** Tells of matches that began or grew, once that is visible. Answers how to stop listening. Default: none does. */
  readonly onChange?: (listener: (change: MatchChange) => void) => () => void;
  /**
   * Says that a match is being watched, so that one that grows by the clock tells of its changes. Answers how to stop
   * watching. Default: all that change tell so.
   */
  readonly watch?: (matchId: number) => () => void;
  /** All changes in one order. Default: none is kept. */
  readonly journal?: Journal;
  /**
   * Returns what the clock of a match runs by at an instant. With a revision, the clock does not pass the instant at
   * which that revision ceased to be the last, so that a match and its clock agree even if time has passed between
   * reading them. **Empty**: `undefined` if the clock is at the last entry, as in a match that nothing feeds. Default:
   * always.
   */
  readonly clockOf?: (matchId: number, now: number, revision?: number) => RunningClock | undefined;
  /** Whether an account may know of a match. Default: everyone may. */
  readonly isVisibleTo?: (matchId: number, accountId: string) => boolean;
}
