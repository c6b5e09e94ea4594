import { matchAt, type Match } from '@goalsquare/engine';
import type { OperationId } from '@goalsquare/openapi';
import { GROWING_MAX_AGE, LASTING_MAX_AGE, maxAgeOf } from '../../answers/max-ages.js';
import { requireLicence } from '../../domain/licences.js';
import { requireMatch, scopeOfMatch } from '../../domain/scope.js';
import { entityTag, matchTag } from '../../http/pipeline/match-resource.js';
import { asOfIn } from '../../http/pipeline/prepared-call.js';
import type { Services } from '../../http/pipeline/services.js';
import type { ExtensionRequest } from '../../http/steps/extensions.js';

/** What requests on a match are answered from. */
export type MatchServices = Pick<Services, 'matches' | 'past' | 'world' | 'now'>;

/** The match of a request, at the moment that it asks for. **Units**: `maxAge` in seconds. */
export interface RequestedMatch {
  readonly match: Match;
  readonly tag: string;
  readonly maxAge: number;
}

/** Operations of the contract whose licence rules a request is under, with the metrics that it names. */
export interface LicensedAs {
  readonly operations: readonly OperationId[];
  readonly metrics: readonly string[] | undefined;
}

const secondsPlayed = ({ periodSeconds }: Match): number => periodSeconds.reduce((sum, seconds) => sum + seconds, 0);

/**
 * Returns the match of a request, now or as it was. With `dependsOnClock`, the clock of a live match has advanced to
 * now. Rejects with a problem of status 400, 403 or 404.
 */
export async function requestedMatch(
  { matches, past, world, now }: MatchServices,
  { account, call: { path, query } }: ExtensionRequest,
  { operations, metrics }: LicensedAs,
  dependsOnClock: boolean,
): Promise<RequestedMatch> {
  const matchId = Number(path.matchId);
  const asOf = asOfIn(query);
  const isVisible = matches.isVisibleTo?.(matchId, account.id) ?? true;
  const present = requireMatch(isVisible ? await matches.match(matchId) : undefined, matchId);
  for (const operation of operations)
    requireLicence(operation, {
      licence: account.licence,
      scope: () => scopeOfMatch(present),
      query: { metric: metrics },
      body: undefined,
    });
  const clock = matches.clockOf?.(matchId, now(), present.revision);
  const atNow = dependsOnClock && clock !== undefined ? matchAt(present, clock) : present;
  const { match, shown, isSettled } =
    asOf === undefined ? { match: present, shown: atNow, isSettled: false } : await past.at(present, asOf);
  const at = dependsOnClock ? shown : match;
  const tag = matchTag(match, world().recordVersion);
  return {
    match: at,
    tag: entityTag(at === match ? tag : `${tag}-${secondsPlayed(at)}`, account),
    maxAge: isSettled ? LASTING_MAX_AGE : clock === undefined ? maxAgeOf(match) : GROWING_MAX_AGE,
  };
}
