import type { Match } from '@goalsquare/engine';

/** Where matches come from. **Empty**: `match` gives `undefined` for an id nobody knows. */
export interface MatchSource {
  readonly matchIds: () => Promise<readonly number[]>;
  readonly match: (matchId: number) => Promise<Match | undefined>;
  /** A match that is at hand, without a wait. **Empty**: `undefined` also where it takes a wait to know. */
  readonly matchNow?: (matchId: number) => Match | undefined;
}
