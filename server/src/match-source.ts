import type { Match } from '@goalsquare/engine';

/** Where matches come from. **Empty**: `match` gives `undefined` for an id nobody knows. */
export interface MatchSource {
  readonly matchIds: () => Promise<readonly number[]>;
  readonly match: (matchId: number) => Promise<Match | undefined>;
}
