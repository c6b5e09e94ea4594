import type { MatchForecast } from '@goalsquare/openapi/types';
import { useEffect, useState } from 'react';
import { clientOf } from '../../requests/client';
import { failureOf } from '../../requests/failure';

interface Known {
  readonly matchId: number;
  readonly forecast?: MatchForecast;
  readonly fault?: string;
}

/** Reads the forecast of a match as it changes, while the component is mounted. For a finished match, reads it once. */
export function useForecast(
  matchId: number,
  token: string,
  isOver: boolean,
): { readonly forecast: MatchForecast | undefined; readonly fault: string | undefined } {
  const [known, setKnown] = useState<Known | undefined>();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const follow = async (): Promise<void> => {
      const client = await clientOf(token);
      if (isOver) {
        setKnown({ matchId, forecast: await client.getMatchForecast({ matchId }, { signal }) });
        return;
      }
      for await (const forecast of client.forecastChanges(matchId, { signal })) setKnown({ matchId, forecast });
    };
    follow().catch((error: unknown) => {
      if (!signal.aborted) setKnown({ matchId, fault: failureOf(error).detail });
    });
    return () => {
      stop.abort();
    };
  }, [matchId, token, isOver]);
  return known?.matchId === matchId
    ? { forecast: known.forecast, fault: known.fault }
    : { forecast: undefined, fault: undefined };
}
