import type { World } from '@goalsquare/data';
import type { UsageStore } from '../../domain/accounts/usage.js';
import type { MatchSource } from '../../domain/match-source.js';
import type { Layouts } from '../../answers/statistics/layouts.js';
import type { PastMatches } from './past-matches.js';

/** What calls are answered from. **Units**: milliseconds. */
export interface Knowledge {
  readonly matches: MatchSource;
  readonly past: PastMatches;
  /** The world as it is by now. */
  readonly world: () => World;
  readonly usage: UsageStore;
  readonly now: () => number;
  /** **Empty**: no answer is laid out. */
  readonly layouts: Layouts | undefined;
}

/**
 * Work left once a call is checked: its tag and freshness, and the answer if the caller does not have it already.
 * **Units**: seconds.
 */
export interface Work {
  readonly tag: string;
  readonly maxAge: number;
  readonly compute: () => unknown;
  /**
   * Whether the answer depends on the call and the tag alone, and is asked for under this tag for longer than a second,
   * so that it may be kept.
   */
  readonly isLasting: boolean;
}
