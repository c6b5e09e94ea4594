import type { World } from '@goalsquare/data';
import { matchAt, type Match } from '@goalsquare/engine';
import { licensedWorld } from '../../domain/licensed-world.js';
import type { RunningClock } from '../../domain/match-source.js';
import { requireMatch, scopeOfMatch } from '../../domain/scope.js';
import { entityTag, matchTag } from './match-tag.js';
import { GROWING_MAX_AGE, LASTING_MAX_AGE, maxAgeOf } from '../../answers/max-ages.js';

import type { PastMatch } from './past-matches.js';
import { checkLicence, type AuthorizedRequest, type PreparedMatchCall } from './prepared-call.js';
import type { Resource, Services } from './services.js';

/** Whether the account can see the match. If not, the match is reported as not found. */
const isVisible = (
  { matches }: Services,
  { account: { id } }: AuthorizedRequest,
  { matchId }: PreparedMatchCall,
): boolean => matches.isVisibleTo?.(matchId, id) ?? true;

/** **Empty**: the match does not grow, or its clock is at its last entry. */
const clockOf = ({ matches, now }: Services, { id, revision }: Match): RunningClock | undefined =>
  matches.clockOf?.(id, now(), revision);

/** A match at its last entry, and with its clock run on since then if the response depends on the clock. */
function present(services: Services, { dependsOnClock }: PreparedMatchCall, match: Match): PastMatch {
  const clock = dependsOnClock ? clockOf(services, match) : undefined;
  return { match, shown: clock === undefined ? match : matchAt(match, clock), isSettled: false };
}

function maxAge(services: Services, { match, isSettled }: PastMatch): number {
  if (isSettled) return LASTING_MAX_AGE;
  return clockOf(services, match) === undefined ? maxAgeOf(match) : GROWING_MAX_AGE;
}

const secondsPlayed = ({ periodSeconds }: Match): number => periodSeconds.reduce((sum, seconds) => sum + seconds, 0);

function versionOf(
  { recordVersion, season }: World,
  { dependsOnSeason }: PreparedMatchCall,
  match: Match,
  shown: Match,
): string {
  const tag = matchTag(match, recordVersion);
  if (shown !== match) return `${tag}-${secondsPlayed(shown)}`;
  if (dependsOnSeason === undefined) return tag;
  const { leagueId, levelId, seasonId } = match.details().header;
  const seasonOfMatch = season(leagueId, levelId, seasonId);
  return seasonOfMatch === undefined ? tag : `${tag}-${seasonOfMatch.steadyVersion}`;
}

function resourceOf(
  services: Services,
  request: AuthorizedRequest,
  prepared: PreparedMatchCall,
  past: PastMatch,
): Resource {
  const { account } = request;
  const { match, shown } = past;
  checkLicence(request, () => scopeOfMatch(match));
  const world = services.world();
  return {
    gated: { match, gates: prepared.gates },
    response: {
      tag: entityTag(versionOf(world, prepared, match, shown), account),
      maxAge: maxAge(services, past),
      compute: () => prepared.answer(shown, licensedWorld(world, account.licence), match),
      isCacheable: shown === match,
    },
  };
}

async function loadMatch(
  services: Services,
  request: AuthorizedRequest,
  prepared: PreparedMatchCall,
): Promise<Resource> {
  const { matchId, asOf, dependsOnClock } = prepared;
  const match = requireMatch(
    isVisible(services, request, prepared) ? await services.matches.match(matchId) : undefined,
    matchId,
  );
  if (asOf === undefined) return resourceOf(services, request, prepared, present(services, prepared, match));
  checkLicence(request, () => scopeOfMatch(match));
  const past = await services.past.at(match, asOf);
  return resourceOf(services, request, prepared, dependsOnClock ? past : { ...past, shown: past.match });
}

/**
 * The resource of a call on a match, now or at an earlier moment. **Throws** or rejects with a problem of status 403 or
 * 404.
 */
export function matchResource(
  services: Services,
  request: AuthorizedRequest,
  prepared: PreparedMatchCall,
): Resource | Promise<Resource> {
  const match =
    prepared.asOf === undefined && isVisible(services, request, prepared)
      ? services.matches.matchNow?.(prepared.matchId)
      : undefined;
  return match === undefined
    ? loadMatch(services, request, prepared)
    : resourceOf(services, request, prepared, present(services, prepared, match));
}
