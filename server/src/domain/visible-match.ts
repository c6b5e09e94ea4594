import type { Match } from '@goalsquare/engine';
import type { MatchSource } from './match-source.js';

/** Whether an account can see a match. */
export const isVisibleMatch = ({ isVisibleTo }: MatchSource, matchId: number, accountId: string): boolean =>
  isVisibleTo?.(matchId, accountId) ?? true;

/**
 * Loads a match for an account. Whose match it is may be unknown before it is loaded, so that is checked before and
 * after. **Empty**: `undefined` if there is no such match, or the account cannot see it.
 */
export async function loadVisibleMatch(
  matches: MatchSource,
  matchId: number,
  accountId: string,
  load: () => Promise<Match | undefined> = () => matches.match(matchId),
): Promise<Match | undefined> {
  if (!isVisibleMatch(matches, matchId, accountId)) return undefined;
  const match = await load();
  return isVisibleMatch(matches, matchId, accountId) ? match : undefined;
}
