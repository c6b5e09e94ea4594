import type { Season, SeasonKey } from '@goalsquare/data';
import type { Match } from '@goalsquare/engine';
import { maxAgeOfSeason } from '../../answers/max-ages.js';
import { scopeOfPath, seasonInScope, keyOf } from '../../domain/scope.js';
import type { ExtensionEndpoint, ExtensionRequest } from '../../http/pipeline/extensions.js';
import { listTag } from '../../http/pipeline/find-resource.js';
import { checkLicence } from '../../http/pipeline/prepared-call.js';
import { requestedMatch, type MatchServices } from '../../http/pipeline/requested-match.js';

/** Returns an endpoint whose response is computed from a match. It requires a licence for the match. */
export const ofMatch =
  (
    services: MatchServices,
    compute: (match: Match, request: ExtensionRequest) => Promise<unknown>,
  ): ExtensionEndpoint =>
  async (request) => {
    const { match, ...freshness } = await requestedMatch(services, request);
    return { response: { ...freshness, compute: () => compute(match, request) } };
  };

/** Returns an endpoint whose response is computed from a season. It requires a licence for the season. */
export const ofSeason =
  (
    services: MatchServices,
    compute: (season: Season, ids: SeasonKey, request: ExtensionRequest) => Promise<unknown>,
  ): ExtensionEndpoint =>
  (request) => {
    const { path } = request.call;
    const world = services.world();
    checkLicence(request, () => scopeOfPath(world, path));
    const season = seasonInScope(world, {
      seasonId: Number(path.seasonId),
      ...(path.leagueId !== undefined && { leagueId: Number(path.leagueId) }),
      ...(path.levelId !== undefined && { levelId: Number(path.levelId) }),
    });
    const { version, matches } = season;
    return {
      response: {
        tag: listTag(version, request.account),
        maxAge: maxAgeOfSeason(matches),
        compute: () => compute(season, keyOf(season), request),
      },
    };
  };
