import type { SeasonForecast } from '@goalsquare/openapi/types';
import { loadAnswer } from '../../requests/load-answer';
import { useFollowed, type Followed } from '../../requests/use-followed';

/** Accepts cached responses of any age, because forecasts for past instants do not change while a page is open. */
const ANY_AGE = -Infinity;

/** Reads a season's forecasts one after another. Returns those received so far, in order. */
export const useForecasts = (paths: readonly string[]): Followed<readonly SeasonForecast[]> =>
  useFollowed(paths.join(' '), async (signal, show) => {
    const forecasts: SeasonForecast[] = [];
    for (const path of paths) {
      if (signal.aborted) return;
      forecasts.push((await loadAnswer(path, ANY_AGE).answer) as SeasonForecast);
      show([...forecasts]);
    }
  });
