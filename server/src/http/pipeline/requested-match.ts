import type { Match } from '@goalsquare/engine';
import { licensedWorld } from '../../domain/licensed-world.js';
import { requireMatch, scopeOfMatch } from '../../domain/scope.js';
import { loadVisibleMatch } from '../../domain/visible-match.js';
import type { ExtensionRequest } from './extensions.js';
import { entityTag, matchMaxAge, matchVersion, presentMatch } from './match-resource.js';
import { asOfIn, checkLicence } from './prepared-call.js';
import type { Freshness, Services } from './services.js';

/** Services of requests about a match. */
export type MatchServices = Pick<Services, 'matches' | 'past' | 'world' | 'now'>;

/** The match that a request names, at the requested moment. */
export interface RequestedMatch extends Freshness {
  readonly match: Match;
}

/**
 * Returns the current match of a request if the account can see it and is licensed for it. Rejects with a problem of
 * status 403 or 404.
 */
export async function licensedMatch(
  { matches }: Pick<Services, 'matches'>,
  request: ExtensionRequest,
  load?: (matchId: number) => Promise<Match | undefined>,
): Promise<Match> {
  const matchId = Number(request.call.path.matchId);
  const match = requireMatch(await loadVisibleMatch(matches, matchId, request.account.id, load), matchId);
  checkLicence(request, () => scopeOfMatch(match));
  return match;
}

/**
 * Returns the match that a request names, as it is or as it was. With `dependsOnClock`, the clock of a live match is
 * advanced to now. Rejects with a problem of status 400, 403 or 404.
 */
export async function requestedMatch(
  services: MatchServices,
  request: ExtensionRequest,
  dependsOnClock = false,
): Promise<RequestedMatch> {
  const { account, call } = request;
  const asOf = asOfIn(call.query);
  const present = await licensedMatch(services, request);
  const requested =
    asOf === undefined ? presentMatch(services, present, dependsOnClock) : await services.past.at(present, asOf);
  const { match } = requested;
  const shown = dependsOnClock ? requested.shown : match;
  return {
    match: shown,
    tag: entityTag(matchVersion(licensedWorld(services.world(), account.licence), { match, shown }), account),
    maxAge: matchMaxAge(services, requested),
  };
}
