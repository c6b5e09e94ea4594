import type { SeasonForecast } from '@goalsquare/openapi/types';
import { useEffect, useState } from 'react';
import { loadAnswer } from '../../requests/load-answer';
import { useApiKey } from '../../requests/api-key';
import { failureOf } from '../../requests/failure';

interface Known {
  readonly id: string;
  readonly forecasts: readonly SeasonForecast[];
  readonly fault?: string;
}

/** Accepts cached responses of any age, because forecasts for past instants do not change while a page is open. */
const ANY_AGE = -Infinity;

/** Reads a season's forecasts one after another. Returns those received so far, in order. */
export function useForecasts(paths: readonly string[]): Omit<Known, 'id'> {
  const [key] = useApiKey();
  const [known, setKnown] = useState<Known>();
  const id = `${key} ${paths.join(' ')}`;
  useEffect(() => {
    const run = { isCurrent: true };
    const [, ...wanted] = id.split(' ');
    const load = async (): Promise<void> => {
      const forecasts: SeasonForecast[] = [];
      for (const path of wanted) {
        forecasts.push((await loadAnswer(path, ANY_AGE).answer) as SeasonForecast);
        if (!run.isCurrent) return;
        setKnown({ id, forecasts: [...forecasts] });
      }
    };
    load().catch((error: unknown) => {
      if (run.isCurrent) setKnown({ id, forecasts: [], fault: failureOf(error).detail });
    });
    return () => {
      run.isCurrent = false;
    };
  }, [id]);
  return known?.id === id ? known : { forecasts: [] };
}
