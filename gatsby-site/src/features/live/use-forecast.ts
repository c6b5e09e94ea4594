import type { MatchForecast } from '@goalsquare/openapi/types';
import { ownClient } from '../../requests/client';
import { useFollowed, type Followed } from '../../requests/use-followed';

/** Reads the forecast of a match as it changes, while the component is mounted. For a finished match, reads it once. */
export const useForecast = (matchId: number, isOver: boolean): Followed<MatchForecast> =>
  useFollowed(`${matchId} ${isOver}`, async (signal, show) => {
    const client = await ownClient();
    if (isOver) show(await client.getMatchForecast({ matchId }, { signal }));
    else for await (const forecast of client.forecastChanges(matchId, { signal })) show(forecast);
  });
