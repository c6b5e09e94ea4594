import type { MatchLog } from '@goalsquare/engine';
import { sandboxMatch } from '@goalsquare/simulator';

/** Matches of the sandbox that are fed, men's and women's. */
const chosen = [110510101, 310510101] as const;

/** Returns `count` matches with at most `entries` entries, the same in each process. Each hour has different ids. */
export const liveMatches = (count: number, entries = Infinity, hour = 0): readonly MatchLog[] =>
  Array.from({ length: count }, (_, at) => {
    const log = sandboxMatch(chosen[at % chosen.length] ?? 0);
    if (log === undefined) throw new Error('the sandbox does not have the match');
    return { header: { ...log.header, id: 1 + hour * count + at }, entries: log.entries.slice(0, entries) };
  });
