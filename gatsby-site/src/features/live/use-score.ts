import type { Answer } from '@goalsquare/openapi';
import { ownClient } from '../../requests/client';
import { useFollowed, type Followed } from '../../requests/use-followed';

export type MatchScore = Answer<'getMatchScore'>;

/**
 * Reads the score of a match by quarter, and again whenever `version` changes. **Empty**: without a version nothing is
 * read, because the server has no score before the first bounce.
 */
export const useScore = (matchId: number, version: number | undefined): Followed<MatchScore> =>
  useFollowed(
    version === undefined ? undefined : String(matchId),
    async (signal, show) => {
      show(await (await ownClient()).getMatchScore({ matchId }, { signal }));
    },
    version,
  );
