import type { LiveStore } from '@goalsquare/data';
import type { MatchSource } from './match-source.js';

/**
 * The matches of a live store. The clock of a match that receives entries runs on; the clock of a match in a file stays
 * as it was written.
 */
export const liveMatches = ({
  matchIds,
  match,
  matchNow,
  contentOf,
  log,
  onChange,
  journal,
  grows,
}: LiveStore): MatchSource => ({
  matchIds,
  match,
  ...(matchNow && { matchNow }),
  ...(contentOf && { contentOf }),
  log,
  onChange,
  journal,
  clockOf: (matchId, now) => (grows(matchId) ? { now, pace: 1 } : undefined),
});
