import type { API } from '../api.js';
import type { MatchForecast, SeasonForecast } from '../contract/types.js';
import { markRecorded } from './recorded-text.js';

/** The arguments of `forecast`: a match, or a season. */
export interface ForecastArguments {
  readonly matchId?: number;
  readonly leagueId?: number;
  readonly levelId?: number;
  readonly seasonId?: number;
  readonly asOf?: string;
}

/** Number of changes in the home squad's chance that a forecast lists. */
const SWINGS = 5;

/** Number of decimal places in the chances of a forecast. */
const DIGITS = 9;

/** Returns the points at which the home squad's chance changed most since the point before, greatest change first. */
const swingsOf = ({ points }: MatchForecast): readonly object[] =>
  points
    .map((point, at) => ({
      ...point,
      change: Number((point.home - (points[at - 1]?.home ?? point.home)).toFixed(DIGITS)),
    }))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, SWINGS);

const squadsOf = ({ squads }: SeasonForecast): readonly object[] =>
  squads.map(({ places, weeks: _, ...squad }) => markRecorded({ ...squad, first: places[0] ?? 0 }));

/**
 * Returns the forecast of a match, with its greatest swings instead of all points, or that of a season. **Throws**
 * `GoalsquareError`.
 */
export async function forecast(
  api: API,
  { matchId, seasonId, ...options }: ForecastArguments,
): Promise<Readonly<Record<string, unknown>>> {
  if (matchId === undefined) {
    const season = await api.seasonForecast(seasonId, options);
    const { matchesLeft, runs, seed, model, absent } = season;
    return { model, matchesLeft, runs, seed, absent, squads: squadsOf(season) };
  }
  const match = await api.forecast(matchId, { asOf: options.asOf });
  const { model, homeSquadId, awaySquadId, pregame, now, absent } = match;
  return {
    model,
    homeSquadId,
    awaySquadId,
    ...(pregame && { pregame }),
    ...(now && { now }),
    absent,
    swings: swingsOf(match),
  };
}
