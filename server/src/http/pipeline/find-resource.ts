import { clockOf, matchAt, type BriefClock } from '@goalsquare/engine';
import { DAYS_KEPT, dayOf, lastDays } from '../../domain/accounts/calendar.js';
import type { Account } from '../../domain/accounts/account.js';
import type { EndpointResult } from '../../answers/endpoints/endpoint.js';
import type { DailyUsage } from '../../answers/shapes/usage.js';
import { licensedWorld } from '../../domain/licensed-world.js';
import { scopeOfPath } from '../../domain/scope.js';
import { version } from '../../domain/version.js';
import { entityTag, matchResource } from './match-resource.js';
import { LIST_MAX_AGE } from '../../answers/max-ages.js';
import { checkLicence, type AuthorizedRequest, type PreparedCall } from './prepared-call.js';
import type { PreparedResponse, Resource, Services } from './services.js';

/** Returns the entity tag of a response that depends only on its version, the contract, the server and the licence. */
export const listTag = (listVersion: string, account: Account): string =>
  entityTag(`${listVersion}-${version.contract}-${version.version}`, account);

const responseOf = (
  account: Account,
  { version: of, maxAge, reply: compute }: EndpointResult<unknown>,
  isCacheable: boolean,
): PreparedResponse => ({ tag: listTag(of, account), maxAge, compute, isCacheable });

async function daysOf({ usage, now }: Services, { id }: Account): Promise<readonly DailyUsage[]> {
  const days = lastDays(now(), DAYS_KEPT);
  const counts = await usage.counts(id, days);
  return days.map((day, at) => ({ day, used: counts[at] ?? 0 }));
}

/** Returns a function that finds the clock of a match in progress, if it has advanced since the last entry. */
const currentClocks =
  ({ matches, now }: Services) =>
  (matchId: number): BriefClock | undefined => {
    const match = matches.matchNow?.(matchId);
    const clock = match && matches.clockOf?.(matchId, now(), match.revision);
    const shown = match && clock && matchAt(match, clock);
    if (shown === undefined || shown === match) return undefined;
    const { current, remainingSeconds } = clockOf(shown.details(), shown.periodSeconds);
    return current && remainingSeconds !== undefined
      ? { period: current.period, periodSeconds: current.periodSeconds, remainingSeconds }
      : undefined;
  };

function worldResource(
  services: Services,
  request: AuthorizedRequest,
  { find }: PreparedCall & { readonly of: 'world' },
): Resource<PreparedResponse> {
  const {
    account,
    call: { path },
  } = request;
  const world = services.world();
  checkLicence(request, () => scopeOfPath(world, path));
  const found = find(licensedWorld(world, account.licence), {
    today: dayOf(services.now()),
    clockOf: currentClocks(services),
  });
  return { response: responseOf(account, found, found.isCacheable ?? true) };
}

/**
 * Finds the subject of a call, if the account's licence includes it. Returns a promise only if it has to wait.
 * **Throws** or rejects with a problem of status 400, 403 or 404.
 */
export function findResource(
  services: Services,
  request: AuthorizedRequest,
): Resource<PreparedResponse> | Promise<Resource<PreparedResponse>> {
  const { account, prepared } = request;
  switch (prepared.of) {
    case 'list': {
      const { version: listVersion, compute } = prepared;
      const tag = listTag(listVersion, account);
      return { response: { tag, maxAge: LIST_MAX_AGE, compute, isCacheable: true } };
    }
    case 'account':
      return daysOf(services, account).then((days) => ({
        response: responseOf(account, prepared.find(days), false),
      }));
    case 'world':
      return worldResource(services, request, prepared);
    case 'match':
      return matchResource(services, request, prepared);
  }
}
