import type { Match } from '@goalsquare/engine';
import type { MatchSource } from './match-source.js';

/** Whether an account can see a match. */
export const isVisibleMatch = ({ isVisibleTo }: MatchSource, matchId: number, accountId: string): boolean =>
  isVisibleTo?.(matchId, accountId) ?? true;

/**
 * Loads a match for an account. The owner of a match may be unknown until it is loaded, so visibility is checked before
 * and after. **Empty**: `undefined` if the match does not exist or the account cannot see it.
 */
export async function loadVisibleMatch(
  matches: MatchSource,
  matchId: number,
  accountId: string,
  load: (matchId: number) => Promise<Match | undefined> = (id) => matches.match(id),
): Promise<Match | undefined> {
  if (!isVisibleMatch(matches, matchId, accountId)) return undefined;
  const match = await load(matchId);
  return isVisibleMatch(matches, matchId, accountId) ? match : undefined;
}
