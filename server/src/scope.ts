import type { Match } from '@goalsquare/engine';
import type { MatchSource } from './match-source.js';
import { Problem } from './problems.js';

/** The match an id names. **Throws** a problem of status 404. */
export async function matchInScope(source: MatchSource, matchId: number): Promise<Match> {
  const match = await source.match(matchId);
  if (match === undefined) throw new Problem('match-not-found', `There is no match ${matchId}.`);
  return match;
}
