import type { Season, SeasonKey } from '@goalsquare/data';
import type { Match } from '@goalsquare/engine';
import { maxAgeOfSeason } from '../../answers/max-ages.js';
import { scopeOfPath, seasonInScope } from '../../domain/scope.js';
import { listTag } from '../../http/pipeline/find-resource.js';
import type { ExtensionHandler, ExtensionRequest } from '../../http/steps/extensions.js';
import { checkLicence, licensedMatch, type DerivedServices } from './licensed-match.js';
import { matchFreshness } from './match-freshness.js';
import { sendDerived } from './send-derived.js';

/** Returns a handler that computes something of a match, with the licence and entity tag of the match. */
export const ofMatch =
  (
    services: DerivedServices,
    compute: (match: Match, request: ExtensionRequest) => Promise<unknown>,
  ): ExtensionHandler =>
  async (request) => {
    const match = await licensedMatch(services, request);
    await sendDerived(request, matchFreshness(services, match, request.account), () => compute(match, request));
  };

/** Returns a handler that computes something of a season, with the licence and entity tag of the season. */
export const ofSeason =
  (
    services: DerivedServices,
    compute: (season: Season, ids: SeasonKey, request: ExtensionRequest) => Promise<unknown>,
  ): ExtensionHandler =>
  async (request) => {
    const { path } = request.call;
    const world = services.world();
    checkLicence(request, () => scopeOfPath(world, path));
    const season = seasonInScope(world, {
      seasonId: Number(path.seasonId),
      ...(path.leagueId !== undefined && { leagueId: Number(path.leagueId) }),
      ...(path.levelId !== undefined && { levelId: Number(path.levelId) }),
    });
    const { record, version, matches } = season;
    const ids = { leagueId: record.league.id, levelId: record.level.id, seasonId: record.id };
    const tag = listTag(version, request.account);
    await sendDerived(request, { tag, maxAge: maxAgeOfSeason(matches) }, () => compute(season, ids, request));
  };
