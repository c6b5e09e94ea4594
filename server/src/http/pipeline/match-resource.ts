import type { World } from '@goalsquare/data';
import { matchAt, type Match } from '@goalsquare/engine';
import { licensedWorld } from '../../domain/licensed-world.js';
import type { RunningClock } from '../../domain/match-source.js';
import { requireMatch, scopeOfMatch } from '../../domain/scope.js';
import { isVisibleMatch, loadVisibleMatch } from '../../domain/visible-match.js';
import { GROWING_MAX_AGE, LASTING_MAX_AGE, maxAgeOf } from '../../answers/max-ages.js';
import type { PastMatch } from './past-matches.js';
import { checkLicence, type AuthorizedRequest, type PreparedMatchCall } from './prepared-call.js';
import type { PreparedResponse, Resource, Services } from './services.js';
import { createHash } from 'node:crypto';
import { version } from '../../domain/version.js';
import type { Account } from '../../domain/accounts/account.js';
import { tagOfLicence } from '../../domain/accounts/licence.js';

/**
 * Returns a tag for a resource and a licence, because responses differ by licence. The tag is weak, because a response
 * may be compressed in transit.
 */
export const entityTag = (answered: string, { licence }: Account): string => `W/"${answered}-${tagOfLicence(licence)}"`;

const DIGEST_DIGITS = 8;

/**
 * Returns a digest that differs between two logs of a match with the same number of entries, for example after another
 * import.
 */
function digestOf(match: Match): string {
  const { ids, codes, periods, seconds, sides, slots, xs, ys, flags } = match.details().transactions;
  const { header, statuses, extras, result } = match.details();
  const hash = createHash('sha256').update(
    `${version.version} ${extras.size} ${JSON.stringify([header, statuses, result])}`,
  );
  for (const column of [ids, codes, periods, seconds, sides, slots, xs, ys, flags]) {
    hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  }
  return hash.digest('hex');
}

const digests = new WeakMap<Match, string>();
const tags = new WeakMap<Match, { readonly recordVersion: string; readonly tag: string }>();

/**
 * Returns the match part of entity tags: id, revision, contract version, and a fingerprint of the match and of the
 * seasons that the account can see.
 */
export function matchTag(match: Match, recordVersion: string): string {
  const known = tags.get(match);
  if (known?.recordVersion === recordVersion) return known.tag;
  const digest = digests.get(match) ?? digestOf(match);
  digests.set(match, digest);
  const fingerprint = createHash('sha256').update(`${digest} ${recordVersion}`).digest('hex').slice(0, DIGEST_DIGITS);
  const tag = `${match.id}-${match.revision}-${version.contract}-${fingerprint}`;
  tags.set(match, { recordVersion, tag });
  return tag;
}

type MatchClocks = Pick<Services, 'matches' | 'now'>;

/** Returns the running clock. **Empty**: the match does not grow, or its clock is at the last entry. */
const clockOf = ({ matches, now }: MatchClocks, { id, revision }: Match): RunningClock | undefined =>
  matches.clockOf?.(id, now(), revision);

/** Returns a match at its last entry, also with its clock advanced to now if the response depends on the clock. */
export function presentMatch(services: MatchClocks, match: Match, dependsOnClock: boolean): PastMatch {
  const clock = dependsOnClock ? clockOf(services, match) : undefined;
  return { match, shown: clock === undefined ? match : matchAt(match, clock), isSettled: false };
}

/** Returns how long a response about a match can be cached. **Units**: seconds. */
export function matchMaxAge(services: MatchClocks, { match, isSettled }: PastMatch): number {
  if (isSettled) return LASTING_MAX_AGE;
  return clockOf(services, match) === undefined ? maxAgeOf(match) : GROWING_MAX_AGE;
}

const secondsPlayed = ({ periodSeconds }: Match): number => periodSeconds.reduce((sum, seconds) => sum + seconds, 0);

/**
 * Returns the version of a response about a match: its tag and, if the response depends on them, its clock or season.
 */
export function matchVersion(
  { recordVersion, season }: World,
  { match, shown }: Pick<PastMatch, 'match' | 'shown'>,
  { dependsOnSeason }: Pick<PreparedMatchCall, 'dependsOnSeason'> = {},
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
): Resource<PreparedResponse> {
  const { account } = request;
  const { match, shown } = past;
  checkLicence(request, () => scopeOfMatch(match));
  const world = licensedWorld(services.world(), account.licence);
  return {
    gated: { match, gates: prepared.gates },
    response: {
      tag: entityTag(matchVersion(world, past, prepared), account),
      maxAge: matchMaxAge(services, past),
      compute: () => prepared.answer(shown, world, match),
      isCacheable: shown === match,
    },
  };
}

async function loadMatch(
  services: Services,
  request: AuthorizedRequest,
  prepared: PreparedMatchCall,
): Promise<Resource<PreparedResponse>> {
  const { matchId, asOf, dependsOnClock } = prepared;
  const match = requireMatch(await loadVisibleMatch(services.matches, matchId, request.account.id), matchId);
  if (asOf === undefined)
    return resourceOf(services, request, prepared, presentMatch(services, match, prepared.dependsOnClock));
  checkLicence(request, () => scopeOfMatch(match));
  const past = await services.past.at(match, asOf);
  return resourceOf(services, request, prepared, dependsOnClock ? past : { ...past, shown: past.match });
}

/**
 * Returns the resource of a call about a match, current or earlier. **Throws** or rejects with a problem of status 403
 * or 404, or of status 400 for an earlier moment at which nothing was known of the match.
 */
export function matchResource(
  services: Services,
  request: AuthorizedRequest,
  prepared: PreparedMatchCall,
): Resource<PreparedResponse> | Promise<Resource<PreparedResponse>> {
  const match =
    prepared.asOf === undefined && isVisibleMatch(services.matches, prepared.matchId, request.account.id)
      ? services.matches.matchNow?.(prepared.matchId)
      : undefined;
  return match === undefined
    ? loadMatch(services, request, prepared)
    : resourceOf(services, request, prepared, presentMatch(services, match, prepared.dependsOnClock));
}
