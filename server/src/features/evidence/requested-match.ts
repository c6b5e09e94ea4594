import type { Match } from '@goalsquare/engine';
import { licensedWorld } from '../../domain/licensed-world.js';
import { requireMatch, scopeOfMatch } from '../../domain/scope.js';
import { loadVisibleMatch } from '../../domain/visible-match.js';
import { entityTag, matchMaxAge, matchVersion, presentMatch } from '../../http/pipeline/match-resource.js';
import { asOfIn } from '../../http/pipeline/prepared-call.js';
import type { Services } from '../../http/pipeline/services.js';
import type { ExtensionRequest } from '../../http/pipeline/extensions.js';
import { checkLicence } from '../../http/pipeline/prepared-call.js';

/** Services of requests about a match. */
export type MatchServices = Pick<Services, 'matches' | 'past' | 'world' | 'now'>;

/** The match that a request names, at the requested moment. **Units**: `maxAge` in seconds. */
export interface RequestedMatch {
  readonly match: Match;
  readonly tag: string;
  readonly maxAge: number;
}

/**
 * Returns the match that a request names, as it is or as it was. With `dependsOnClock`, the clock of a live match is
 * advanced to now. Rejects with a problem of status 400, 403 or 404.
 */
export async function requestedMatch(
  services: MatchServices,
  request: ExtensionRequest,
  dependsOnClock: boolean,
): Promise<RequestedMatch> {
  const { matches, past, world } = services;
  const {
    account,
    call: { path, query },
  } = request;
  const matchId = Number(path.matchId);
  const asOf = asOfIn(query);
  const present = requireMatch(await loadVisibleMatch(matches, matchId, account.id), matchId);
  checkLicence(request, () => scopeOfMatch(present));
  const requested = asOf === undefined ? presentMatch(services, present, dependsOnClock) : await past.at(present, asOf);
  const { match } = requested;
  const shown = dependsOnClock ? requested.shown : match;
  return {
    match: shown,
    tag: entityTag(matchVersion(licensedWorld(world(), account.licence), { match, shown }), account),
    maxAge: matchMaxAge(services, requested),
  };
}
