import type { Answer } from '@goalsquare/openapi';
import { useEffect, useState } from 'react';
import { ownClient } from '../../requests/client';
import { useApiKey } from '../../requests/api-key';
import { failureOf } from '../../requests/failure';

export type MatchScore = Answer<'getMatchScore'>;

interface Settled {
  readonly matchId: number;
  readonly score?: MatchScore;
  readonly fault?: string;
}

/**
 * Reads the score of a match by quarter, and again whenever `version` changes. **Empty**: without a version nothing is
 * read, because the server has no score before the first bounce.
 */
export function useScore(
  matchId: number,
  version: number | undefined,
): { readonly score: MatchScore | undefined; readonly fault: string | undefined } {
  const [key] = useApiKey();
  const [settled, setSettled] = useState<Settled | undefined>();
  useEffect(() => {
    if (version === undefined) return undefined;
    const stop = new AbortController();
    ownClient()
      .then((client) => client.getMatchScore({ matchId }, { signal: stop.signal }))
      .then((score) => {
        setSettled({ matchId, score });
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setSettled({ matchId, fault: failureOf(error).detail });
      });
    return () => {
      stop.abort();
    };
  }, [matchId, key, version]);
  const own = settled?.matchId === matchId && version !== undefined ? settled : undefined;
  return { score: own?.score, fault: own?.fault };
}
