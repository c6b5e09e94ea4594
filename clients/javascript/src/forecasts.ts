import type { Caller } from './caller.js';
import type { MatchId } from './match-ids.js';
import type { NamedThings } from './named-things.js';
import type { Answer, CallOptions } from './operation-types.js';

/** The moment for which a forecast is made: a revision, a clock such as `Q3:12:30` or an instant in UTC. */
export interface ForecastOptions extends CallOptions {
  readonly asOf?: string | undefined;
}

/** The league and level of a season forecast, and its simulation settings. `asOf` is an instant in UTC. */
export interface SeasonForecastOptions extends ForecastOptions {
  readonly leagueId?: number | undefined;
  readonly levelId?: number | undefined;
  readonly runs?: number | undefined;
  readonly seed?: number | undefined;
}

/** Methods for forecasts of matches and seasons. */
export class Forecasts {
  constructor(
    private readonly caller: Caller,
    private readonly names: NamedThings,
  ) {}

  /** The chance of each result of a match: before the match, now, and at every score and minute. */
  async forecast(matchId: MatchId, { asOf, ...options }: ForecastOptions = {}): Promise<Answer<'getMatchForecast'>> {
    return this.caller.call('getMatchForecast', { matchId: await this.names.matchId(matchId, options), asOf }, options);
  }

  /** The forecast of a season for each squad: wins, ladder places, finals and the premiership. */
  async seasonForecast(
    seasonId?: number,
    { leagueId = 1, levelId = 1, asOf, runs, seed, ...options }: SeasonForecastOptions = {},
  ): Promise<Answer<'getLevelSeasonForecast'>> {
    const season = seasonId ?? (await this.names.currentSeason(leagueId, levelId, options));
    return this.caller.call(
      'getLevelSeasonForecast',
      { leagueId, levelId, seasonId: season, asOf, runs, seed },
      options,
    );
  }

  /** The matches that the forecast models were fitted on, and how well the models predict later seasons. */
  forecastCalibration(options?: CallOptions): Promise<Answer<'getForecastCalibration'>> {
    return this.caller.call('getForecastCalibration', {}, options);
  }
}
