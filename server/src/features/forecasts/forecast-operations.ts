import {
  finalsSeries,
  forecastDigest,
  forecastModels,
  forecastRecord,
  seasonForecast,
  seriesOf,
} from '@goalsquare/engine';
import { versionOf } from '../../answers/endpoints/list.js';
import { LIST_MAX_AGE, maxAgeOfSeason } from '../../answers/max-ages.js';
import { Problem } from '../../domain/problems.js';
import { scopeOfPath, seasonInScope } from '../../domain/scope.js';
import { workQueue } from '../../domain/work-queue.js';
import type { ExtensionEndpoint, ExtensionEndpoints, ExtensionRequest } from '../../http/pipeline/extensions.js';
import { listTag } from '../../http/pipeline/find-resource.js';
import { asOfIn, checkLicence } from '../../http/pipeline/prepared-call.js';
import { csvOfItems } from '../../answers/csv/items.js';
import { preferredFormat } from '../../http/pipeline/preferred-format.js';
import { itemFormats } from '../evidence/item-formats.js';
import { itemResponse } from '../evidence/item-response.js';
import { requestedMatch, type MatchServices } from '../../http/pipeline/requested-match.js';
import { pointColumns, seasonForecastShape } from './forecast-shapes.js';
import { seasonsUntil, versionsOf, type MatchForecasts } from './match-forecasts.js';
import { modelOf, type RatingSource } from './rating-source.js';
import { seasonAt } from './season-at.js';

const { periodLength } = forecastModels;

const matchEndpoint =
  (services: MatchServices, forecasts: MatchForecasts): ExtensionEndpoint =>
  async (request) => {
    const { req, call, account } = request;
    const asOf = asOfIn(call.query);
    const requested = await requestedMatch(services, request, true);
    const { match } = requested;
    const format = preferredFormat(req, call.query.format, itemFormats, ['json', 'csv']);
    const instant = asOf !== undefined && 'instant' in asOf ? asOf.instant : services.now();
    const compute = async (): Promise<object> => {
      const shape = await forecasts.of(match, account, instant);
      return format === 'csv' ? csvOfItems(pointColumns, shape.points) : shape;
    };
    const version = forecasts.versionOf(match, account, instant);
    const freshness = { ...requested, tag: requested.tag.replace(/"$/u, `-${version}"`) };
    return { response: itemResponse(freshness, format, `${match.id}-forecast`, compute) };
  };

/**
 * Returns the instant that a request names. **Empty**: `undefined` if it names none. **Throws** a problem of status 400
 * or 404.
 */
function instantIn({ now }: MatchServices, query: ExtensionRequest['call']['query']): number | undefined {
  const asOf = asOfIn(query);
  if (asOf === undefined || !('instant' in asOf)) return undefined;
  if (asOf.instant > now())
    throw new Problem('not-reached', `The season has not reached ${new Date(asOf.instant).toISOString()}.`);
  return asOf.instant;
}

const seasonEndpoint =
  (services: MatchServices, ratings: RatingSource): ExtensionEndpoint =>
  (request) => {
    const { account, call } = request;
    const { path, query } = call as typeof call & {
      readonly query: { readonly runs?: number; readonly seed?: number };
    };
    checkLicence(request, () => scopeOfPath(services.world(), path));
    const { leagueId, levelId, seasonId } = path;
    const season = seasonInScope(services.world(), {
      leagueId: Number(leagueId),
      levelId: Number(levelId),
      seasonId: Number(seasonId),
    });
    const instant = instantIn(services, query);
    const seasons = seasonsUntil(services.world(), account, season);
    const { runs = 1000, seed = 1 } = query;
    const compute = async (): Promise<object> => {
      const { model, hasInMatch } = modelOf(season);
      const facts = await seasonAt(services, season, instant);
      const rated = await ratings.at(seasons, model, instant ?? services.now());
      const series = seriesOf(finalsSeries, [...seasons.slice(0, -1).map(({ matches }) => matches), facts.matches]);
      const basis = { model, periodLength, ratings: rated, series, hasInMatch, runs, seed };
      return seasonForecastShape(season, { runs, seed }, await workQueue.finish(seasonForecast(facts, basis)));
    };
    const tag = listTag(`${season.version}-${versionsOf(seasons, instant ?? services.now())}`, account);
    return { response: { tag, maxAge: maxAgeOfSeason(season.matches), compute, isCacheable: true } };
  };

const calibration = { model: forecastDigest, ...forecastRecord };
const calibrationVersion = versionOf(calibration);

export function forecastEndpoints(
  services: MatchServices,
  forecasts: MatchForecasts,
): Pick<ExtensionEndpoints, 'getMatchForecast' | 'getLevelSeasonForecast' | 'getForecastCalibration'> {
  return {
    getMatchForecast: matchEndpoint(services, forecasts),
    getLevelSeasonForecast: seasonEndpoint(services, forecasts.ratings),
    getForecastCalibration: ({ account }) => ({
      response: { tag: listTag(calibrationVersion, account), maxAge: LIST_MAX_AGE, compute: () => calibration },
    }),
  };
}
