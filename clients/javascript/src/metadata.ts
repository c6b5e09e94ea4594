import { Group } from './group.js';
import type { MatchId, MatchIds } from './match-ids.js';
import type { Answer, CallOptions, Row, TableId } from './operation-types.js';
import type { Several } from './several.js';
import type { Rows } from './table-rows.js';

/** Whether metrics beyond the tier of the account are listed, too. */
export interface MetricOptions extends CallOptions {
  readonly showAll?: boolean | undefined;
}

/** The moment that a forecast is made at: a revision, a clock such as `Q3:12:30` or an instant in UTC. */
export interface ForecastOptions extends CallOptions {
  readonly asOf?: string | undefined;
}

/** The season that is forecast, and how. `asOf` is an instant in UTC. */
export interface SeasonForecastOptions extends ForecastOptions {
  readonly leagueId?: number | undefined;
  readonly levelId?: number | undefined;
  readonly runs?: number | undefined;
  readonly seed?: number | undefined;
}

type Listed<Id extends TableId> = Promise<Rows<Row<Id>>>;

/** Methods for the definitions of metrics and statuses, and for the account's usage. */
export class Metadata extends Group {
  /** The metrics, or those of a match or several. */
  metrics(matchId?: MatchIds, { showAll, ...options }: MetricOptions = {}): Listed<'getMetrics'> {
    const shown = showAll === true ? { showAllMetrics: true } : {};
    return matchId === undefined
      ? this.caller.rows('getMetrics', shown, options)
      : this.names.ofMatches(matchId, options, (match, call) =>
          this.caller.rows('getMatchMetrics', { matchId: match, ...shown }, call),
        );
  }

  /** Definitions, calculation and filters of metrics. */
  glossary(metric?: Several<string>, options?: CallOptions): Listed<'getMetricGlossary'> {
    return this.caller.rows('getMetricGlossary', metric === undefined ? {} : { metric }, options);
  }

  /** The features that a match's source captured, and the completeness of each metric. */
  async matchCoverage(
    matchId: MatchId,
    { showAll, ...options }: MetricOptions = {},
  ): Promise<Answer<'getMatchCoverage'>> {
    const parameters = {
      matchId: await this.names.matchId(matchId, options),
      ...(showAll === true && { showAllMetrics: true }),
    };
    return this.caller.call('getMatchCoverage', parameters, options);
  }

  /** The chances of the results of a match before it, now, and at every score and every minute. */
  async forecast(matchId: MatchId, { asOf, ...options }: ForecastOptions = {}): Promise<Answer<'getMatchForecast'>> {
    return this.caller.call('getMatchForecast', { matchId: await this.names.matchId(matchId, options), asOf }, options);
  }

  /** The forecast of a season for each squad: wins, places on the ladder, finals and the premiership. */
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

  /** The matches that forecast models were fitted on, and how well they predict later seasons. */
  forecastCalibration(options?: CallOptions): Promise<Answer<'getForecastCalibration'>> {
    return this.caller.call('getForecastCalibration', {}, options);
  }

  /** The statuses that a match can have. */
  matchStatuses(options?: CallOptions): Listed<'getMatchStatuses'> {
    return this.caller.rows('getMatchStatuses', {}, options);
  }

  /** The account's plan, and its remaining requests. The request is free. */
  usage(options?: CallOptions): Listed<'getUsage'> {
    return this.caller.rows('getUsage', {}, options);
  }
}
