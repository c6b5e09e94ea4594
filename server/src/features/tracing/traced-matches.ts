import type { MatchSource } from '../../domain/match-source.js';
import { traced, tracing } from '../../domain/tracing/tracing.js';

/** Returns the same matches, and records a span whenever one is opened or its log is read. */
export function tracedMatches(matches: MatchSource): MatchSource {
  if (tracing() === undefined) return matches;
  const { match, matchNow, log } = matches;
  const about = (matchId: number) => ({ 'goalsquare.match.id': matchId });
  return {
    ...matches,
    match: (matchId) => traced('match open', about(matchId), () => match(matchId)),
    ...(matchNow && { matchNow: (matchId) => traced('match open', about(matchId), () => matchNow(matchId)) }),
    ...(log && { log: (matchId) => traced('match log', about(matchId), () => log(matchId)) }),
  };
}
