import type { LiveStore } from '@goalsquare/data';
import type { MatchSource } from './match-source.js';

/** Returns the matches of a live store as a source. Only the clock of a match that can still grow keeps running. */
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
