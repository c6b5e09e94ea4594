import type { MatchForecast } from '@goalsquare/openapi/types';
import { useEffect, useState } from 'react';
import { ownClient } from '../../requests/client';
import { useApiKey } from '../../requests/api-key';
import { failureOf } from '../../requests/failure';

interface Known {
  readonly matchId: number;
  readonly forecast?: MatchForecast;
  readonly fault?: string;
}

/** Reads the forecast of a match as it changes, while the component is mounted. For a finished match, reads it once. */
export function useForecast(
  matchId: number,
  isOver: boolean,
): { readonly forecast: MatchForecast | undefined; readonly fault: string | undefined } {
  const [key] = useApiKey();
  const [known, setKnown] = useState<Known | undefined>();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const follow = async (): Promise<void> => {
      const client = await ownClient();
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
  }, [matchId, key, isOver]);
  return known?.matchId === matchId
    ? { forecast: known.forecast, fault: known.fault }
    : { forecast: undefined, fault: undefined };
}
