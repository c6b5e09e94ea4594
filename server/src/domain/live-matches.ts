import type { LiveStore } from '@goalsquare/data';
import type { MatchSource } from './match-source.js';

/**
 * The matches of a live store: the clock of one that is fed runs on as time does, and one that lies in a file stands as
 * it was written.
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
