import type { Season } from '@goalsquare/data';
import {
  briefOf,
  finalsSeries,
  forecastDigest,
  forecastModels,
  forecastRecord,
  isRatedBy,
  matchForecast,
  playerCredits,
  ratedMatch,
  seasonForecast,
  seriesOf,
  type Match,
  type MatchBrief,
} from '@goalsquare/engine';
import { createHash } from 'node:crypto';
import { versionOf } from '../../answers/endpoints/list.js';
import { LIST_MAX_AGE, maxAgeOfSeason } from '../../answers/max-ages.js';
import { cachedMatchView } from '../../answers/shapes/match-views.js';
import type { Account } from '../../domain/accounts/account.js';
import { licensedWorld } from '../../domain/licensed-world.js';
import { Problem } from '../../domain/problems.js';
import { scopeOfPath, seasonInScope, seasonsInScope } from '../../domain/scope.js';
import { workQueue } from '../../domain/work-queue.js';
import type { ExtensionEndpoint, ExtensionEndpoints, ExtensionRequest } from '../../http/pipeline/extensions.js';
import { listTag } from '../../http/pipeline/find-resource.js';
import { asOfIn, checkLicence } from '../../http/pipeline/prepared-call.js';
import { csvOfItems, itemFormatOf } from '../evidence/item-formats.js';
import { itemResponse } from '../evidence/item-response.js';
import { requestedMatch, type MatchServices } from '../evidence/requested-match.js';
import { matchForecastShape, pointColumns, seasonForecastShape } from './forecast-shapes.js';
import { modelOf, RatingSource } from './rating-source.js';
import { seasonAt } from './season-at.js';

const { periodLength } = forecastModels;

/** The seasons of a level up to one, oldest first: those that the licence includes. */
function seasonsUntil({ world }: MatchServices, { licence }: Account, season: Season): readonly Season[] {
  const { league, level, id: seasonId } = season.record;
  const all = seasonsInScope(licensedWorld(world(), licence), { leagueId: league.id, levelId: level.id });
  return all.slice(0, all.findIndex(({ record }) => record.id === seasonId) + 1);
}

/** Returns a short text that changes with any result of seasons, and when another result counts for ratings. */
const versionsOf = (seasons: readonly Season[], instant: number): string =>
  createHash('sha256')
    .update(seasons.map(({ steadyVersion }) => steadyVersion).join())
    .update(String(seasons.at(-1)?.matches.filter((match) => isRatedBy([match], instant)).length))
    .digest('hex')
    .slice(0, 8);

function seasonOfMatch({ world }: MatchServices, match: Match): Season {
  const { leagueId, levelId, seasonId } = match.details().header;
  return seasonInScope(world(), { leagueId, levelId, seasonId });
}

/**
 * Returns the match of the season that a match is, which for a replay is the original one: ratings end at the start of
 * that. **Empty**: the match itself if the season does not list it.
 */
const scheduledMatch = ({ matches }: Season, match: MatchBrief): MatchBrief =>
  matches.find(
    ({ id, home, away, roundNumber, phase }) =>
      id === match.id ||
      (home.id === match.home.id &&
        away.id === match.away.id &&
        roundNumber === match.roundNumber &&
        phase.id === match.phase.id),
  ) ?? match;

const matchEndpoint =
  (services: MatchServices, ratings: RatingSource): ExtensionEndpoint =>
  async (request) => {
    const { req, call, account } = request;
    const asOf = asOfIn(call.query);
    const requested = await requestedMatch(services, request, true);
    const { match } = requested;
    const season = seasonOfMatch(services, match);
    const seasons = seasonsUntil(services, account, season);
    const format = itemFormatOf(req, call.query.format, ['json', 'csv']);
    const instant = asOf !== undefined && 'instant' in asOf ? asOf.instant : services.now();
    const compute = async (): Promise<object> => {
      const { model, hasInMatch } = modelOf(season);
      const brief = scheduledMatch(season, briefOf(match));
      const rated = await ratings.at(seasons, model, instant, brief);
      const expected = rated.expectedMargin(ratedMatch(brief));
      const view = cachedMatchView(match);
      const forecast = matchForecast(view, { model, periodLength, expected, hasInMatch });
      const credits = await workQueue.run(() => playerCredits(match, view, forecastModels));
      const shape = matchForecastShape(match, forecast, credits);
      return format === 'csv' ? csvOfItems(pointColumns, shape.points) : shape;
    };
    const freshness = { ...requested, tag: requested.tag.replace(/"$/u, `-${versionsOf(seasons, instant)}"`) };
    return { response: itemResponse(freshness, format, `${match.id}-forecast`, compute) };
  };

/** Returns the instant that a request names. **Throws** a problem of status 400 or 404. */
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
    const seasons = seasonsUntil(services, account, season);
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

/** The endpoints of forecasts. */
export function forecastEndpoints(
  services: MatchServices,
): Pick<ExtensionEndpoints, 'getMatchForecast' | 'getLevelSeasonForecast' | 'getForecastCalibration'> {
  const ratings = new RatingSource();
  return {
    getMatchForecast: matchEndpoint(services, ratings),
    getLevelSeasonForecast: seasonEndpoint(services, ratings),
    getForecastCalibration: ({ account }) => ({
      response: { tag: listTag(calibrationVersion, account), maxAge: LIST_MAX_AGE, compute: () => calibration },
    }),
  };
}
