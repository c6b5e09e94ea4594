import { isDeepStrictEqual } from 'node:util';
import type { ForecastChange, MatchForecast } from '@goalsquare/openapi';

/**
 * Returns the members whose change requires a full response. They change with corrections of the match, or when a part
 * of the forecast appears or disappears.
 */
const frameOf = ({ homeSquadId, awaySquadId, model, absent, pregame, now }: MatchForecast) => [
  homeSquadId,
  awaySquadId,
  model,
  absent,
  pregame === undefined,
  now === undefined,
];

/**
 * Returns the changes between two forecasts of a match. **Empty**: no points if none has changed; `undefined` if a full
 * response is needed.
 */
export function forecastChange(before: MatchForecast, after: MatchForecast): ForecastChange | undefined {
  if (!isDeepStrictEqual(frameOf(before), frameOf(after))) return undefined;
  const { matchId, revision, pregame, now, points, credits } = after;
  const known = points.findIndex((point, at) => !isDeepStrictEqual(point, before.points[at]));
  const from = known === -1 ? points.length : known;
  return {
    matchId,
    revision,
    ...(!isDeepStrictEqual(pregame, before.pregame) && { pregame }),
    ...(!isDeepStrictEqual(now, before.now) && { now }),
    from,
    points: points.slice(from),
    ...(!isDeepStrictEqual(credits, before.credits) && { credits }),
  };
}
