import type { Match, MatchLog } from '@goalsquare/engine';
import type { Fault } from '../log/fault.js';

/** Where matches come from. Every answer is asynchronous, since logs may live elsewhere than on this machine. */
export interface MatchStore {
  /** Ids of the matches held, ascending. */
  readonly matchIds: () => Promise<readonly number[]>;
  /** The match of an id at its last revision. **Empty**: `undefined` where there is none. */
  readonly match: (matchId: number) => Promise<Match | undefined>;
  /** The log of a match. **Empty**: `undefined` where there is none. */
  readonly log: (matchId: number) => Promise<MatchLog | undefined>;
  /** Logs that could not be taken in, and why. */
  readonly faults: readonly Fault[];
  readonly close: () => void;
}
