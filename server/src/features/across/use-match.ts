import type { Match } from '@goalsquare/engine';
import type { MatchSource } from '../../domain/match-source.js';
import type { WorkQueue } from '../../domain/work-queue.js';

/** Access to matches, and the queue that runs the steps in which they are used. */
export interface MatchUse {
  readonly matches: MatchSource;
  readonly queue: WorkQueue;
}

/**
 * Opens and uses a match in one step, because opening it reads a file. If the match must be loaded first, it is used in
 * a later step. **Empty**: does nothing if the match does not exist.
 */
export async function useMatch({ matches, queue }: MatchUse, id: number, use: (match: Match) => void): Promise<void> {
  const useIfOpen = (match: Match | undefined): boolean => {
    if (match === undefined) return false;
    use(match);
    return true;
  };
  const isUsed = await queue.runSoon(() => useIfOpen(matches.matchNow?.(id)));
  if (isUsed) return;
  const match = await matches.match(id);
  await queue.runSoon(() => useIfOpen(match));
}
