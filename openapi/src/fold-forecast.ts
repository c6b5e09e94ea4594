import type { ForecastChange, MatchForecast } from './types.js';

/** The forecast of a match once a change is taken in: the current response of `getMatchForecast`. */
export const foldForecast = (answer: MatchForecast, { from, points, ...changed }: ForecastChange): MatchForecast => ({
  ...answer,
  ...changed,
  points: [...answer.points.slice(0, from), ...points],
});
