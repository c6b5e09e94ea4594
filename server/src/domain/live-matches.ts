import type { LiveStore } from '@goalsquare/data';
import type { MatchSource } from './match-source.js';

/**
 * The matches of a live store. The clock keeps running in a match that receives entries, and stays as written in a
 * match from a file.
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
