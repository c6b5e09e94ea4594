import { clockOf, matchAt, type BriefClock } from '@goalsquare/engine';
import { DAYS_KEPT, dayOf, lastDays } from '../../domain/accounts/calendar.js';
import type { Account } from '../../domain/accounts/account.js';
import type { Found } from '../../answers/endpoints/endpoint.js';
import type { DayOfUse } from '../../answers/shapes/usage.js';
import { licensedWorld } from '../../domain/licensed-world.js';
import { scopeOfPath } from '../../domain/scope.js';
import { version } from '../../domain/version.js';
import { entityTag } from './entity-tag.js';
import { LIST_MAX_AGE } from '../../answers/max-ages.js';
import type { Knowledge, Work } from './knowledge.js';
import { license, type Asking, type ReadyCall } from './ready-call.js';
import { workOnMatch, workOnMatchNow } from './work-on-match.js';

/** Returns the entity tag of a list that changes with the contract and the server only. */
export const listTagOf = (answered: string, account: Account): string =>
  entityTag(`${answered}-${version.contract}-${version.version}`, account);

const foundWork = (
  account: Account,
  { version: of, maxAge, reply: compute }: Found<unknown>,
  isLasting: boolean,
): Work => ({ tag: listTagOf(of, account), maxAge, compute, isLasting });

async function daysOf({ usage, now }: Knowledge, { id }: Account): Promise<readonly DayOfUse[]> {
  const days = lastDays(now(), DAYS_KEPT);
  const counts = await usage.counts(id, days);
  return days.map((day, at) => ({ day, used: counts[at] ?? 0 }));
}

/** The clocks of matches that are being played, where they have run on since the last entry. */
const clocksNow =
  ({ matches, now }: Knowledge) =>
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

function workOnWorld(knowledge: Knowledge, asking: Asking, { find }: ReadyCall & { readonly of: 'world' }): Work {
  const {
    account,
    call: { path },
  } = asking;
  const world = knowledge.world();
  license(asking, () => scopeOfPath(world, path));
  const found = find(licensedWorld(world, account.licence), {
    today: dayOf(knowledge.now()),
    clockOf: clocksNow(knowledge),
  });
  return foundWork(account, found, found.isLasting ?? true);
}

/**
 * The work of a call, without a wait. **Throws** a problem of status 403 or 404. **Empty**: `undefined` where it takes
 * a wait to know.
 */
export function workNow(knowledge: Knowledge, asking: Asking): Work | undefined {
  const { account, ready } = asking;
  switch (ready.of) {
    case 'list':
      return { tag: listTagOf(ready.version, account), maxAge: LIST_MAX_AGE, compute: ready.compute, isLasting: true };
    case 'account':
      return undefined;
    case 'world':
      return workOnWorld(knowledge, asking, ready);
    case 'match':
      return workOnMatchNow(knowledge, asking, ready);
  }
}

/** The work of a call. Rejects with a problem of status 403 or 404. */
export async function workLater(knowledge: Knowledge, asking: Asking): Promise<Work> {
  const { account, ready } = asking;
  if (ready.of === 'match') return workOnMatch(knowledge, asking, ready);
  if (ready.of === 'account') return foundWork(account, ready.find(await daysOf(knowledge, account)), false);
  throw new Error('the work of a list or of the world takes no wait');
}
