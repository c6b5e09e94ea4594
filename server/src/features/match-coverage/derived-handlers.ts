import type { Season, SeasonKey } from '@goalsquare/data';
import type { Match } from '@goalsquare/engine';
import type { OperationId } from '@goalsquare/openapi';
import { GROWING_MAX_AGE, maxAgeOf, maxAgeOfSeason } from '../../answers/max-ages.js';
import { requireLicence } from '../../domain/licences.js';
import { requireMatch, scopeOfMatch, scopeOfPath, seasonInScope, type Scope } from '../../domain/scope.js';
import { loadVisibleMatch } from '../../domain/visible-match.js';
import { listTag } from '../../http/pipeline/find-resource.js';
import { entityTag, matchTag } from '../../http/pipeline/match-resource.js';
import type { Services } from '../../http/pipeline/services.js';
import type { ExtensionHandler, ExtensionRequest } from '../../http/steps/extensions.js';
import { sendDerived } from './send-derived.js';

/** What handlers read. */
export type DerivedServices = Pick<Services, 'matches' | 'world' | 'now'>;

/** The operation of the contract whose licence rules apply to an extension. */
type LicensedAs = (operationId: string) => OperationId;

/** **Throws** a problem of status 403 or 404. */
function checkLicence(
  { account, call: { operationId, query, body } }: ExtensionRequest,
  licensedAs: LicensedAs,
  scope: () => Scope,
): void {
  requireLicence(licensedAs(operationId), { licence: account.licence, scope, query, body });
}

/** Returns a handler that computes something of a match, with the licence and entity tag of the match. */
export const ofMatch =
  (
    { matches, world, now }: DerivedServices,
    licensedAs: LicensedAs,
    compute: (match: Match, request: ExtensionRequest) => Promise<unknown>,
  ): ExtensionHandler =>
  async (request) => {
    const matchId = Number(request.call.path.matchId);
    const match = requireMatch(await loadVisibleMatch(matches, matchId, request.account.id), matchId);
    checkLicence(request, licensedAs, () => scopeOfMatch(match));
    const isGrowing = matches.clockOf?.(matchId, now(), match.revision) !== undefined;
    const tag = entityTag(matchTag(match, world().recordVersion), request.account);
    await sendDerived(request, { tag, maxAge: isGrowing ? GROWING_MAX_AGE : maxAgeOf(match) }, () =>
      compute(match, request),
    );
  };

/** Returns a handler that computes something of a season, with the licence and entity tag of the season. */
export const ofSeason =
  (
    services: DerivedServices,
    licensedAs: LicensedAs,
    compute: (season: Season, ids: SeasonKey, request: ExtensionRequest) => Promise<unknown>,
  ): ExtensionHandler =>
  async (request) => {
    const { path } = request.call;
    const world = services.world();
    checkLicence(request, licensedAs, () => scopeOfPath(world, path));
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
