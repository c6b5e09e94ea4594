import type { World } from '@goalsquare/data';
import type { Match } from '@goalsquare/engine';
import { DAYS_KEPT, dayOf, lastDays } from '../accounts/calendar.js';
import type { Account } from '../accounts/account.js';
import { tagOfLicence } from '../accounts/licence.js';
import type { UsageStore } from '../accounts/usage.js';
import type { AccountEndpoint, DayOfUse, Found, ListEndpoint, MatchEndpoint, WorldEndpoint } from '../endpoints/endpoint.js';
import { endpoints } from '../endpoints/index.js';
import type { MatchGate } from '../gates.js';
import { licensedWorld } from '../licensed-world.js';
import { requireLicence } from '../licences.js';
import type { MatchSource } from '../match-source.js';
import { knownMatch, scopeOfMatch, scopeOfPath, type Scope } from '../scope.js';
import type { Layouts } from '../statistics/layouts.js';
import { version } from '../version.js';
import { LIST_MAX_AGE, maxAgeOf } from './freshness.js';
import { matchTag } from './match-tag.js';
import type { CheckedCall } from './request.js';

/** An endpoint whose operation is known only at run time; the registry holds each to its own types. */
type AnyEndpoint = MatchEndpoint<'getMatch'> | WorldEndpoint<'getMetrics'> | AccountEndpoint<'getMetrics'> | ListEndpoint<'getMetrics'>;

/** What calls are answered from. **Units**: milliseconds. */
export interface Knowledge {
  readonly matches: MatchSource;
  readonly world: World;
  readonly usage: UsageStore;
  readonly now: () => number;
  /** **Empty**: no answer is laid out. */
  readonly layouts: Layouts | undefined;
}

/** Work left once a call is checked: its tag and freshness, and the answer if the caller does not have it already. **Units**: seconds. */
export interface Work {
  readonly tag: string;
  readonly maxAge: number;
  readonly compute: () => unknown;
  /** Whether the answer depends on the call and the tag alone, so that it may be kept. */
  readonly isLasting: boolean;
}

/** A call its endpoint has checked, as far as it says nothing of match, world and day: the same at every request of one licence. */
export type ReadyCall =
  | { readonly of: 'list'; readonly version: string; readonly compute: () => unknown }
  | { readonly of: 'account'; readonly find: (days: readonly DayOfUse[]) => Found<unknown> }
  | { readonly of: 'world'; readonly find: (world: World, today: string) => Found<unknown> }
  | { readonly of: 'match'; readonly matchId: number; readonly gates: readonly MatchGate[]; readonly answer: (match: Match, world: World) => unknown };

/** Lets the endpoint of a call check it. **Throws** a problem of status 400. */
export function readyCall({ layouts }: Pick<Knowledge, 'layouts'>, account: Account, { operationId, path, query, body }: CheckedCall): ReadyCall {
  const endpoint = endpoints[operationId] as unknown as AnyEndpoint;
  const call = { account, path, query, body, layouts } as never;
  if ('version' in endpoint) return { of: 'list', version: endpoint.version, compute: endpoint.answer(call) };
  if ('ofAccount' in endpoint) return { of: 'account', find: endpoint.ofAccount(call) };
  if ('find' in endpoint) return { of: 'world', find: endpoint.find(call) };
  return { of: 'match', matchId: Number(path.matchId), gates: endpoint.gates, answer: endpoint.answer(call) };
}

/** A tag says of what it is and for which licence, as answers differ by licence. Weak, since an answer may be compressed on its way. */
const tagOf = (answered: string, { licence }: Account): string => `W/"${answered}-${tagOfLicence(licence)}"`;

const listTagOf = (answered: string, account: Account): string => tagOf(`${answered}-${version.contract}-${version.version}`, account);

const foundWork = (account: Account, { version: of, maxAge, reply: compute }: Found<unknown>, isLasting: boolean): Work =>
  ({ tag: listTagOf(of, account), maxAge, compute, isLasting });

async function daysOf({ usage, now }: Knowledge, { id }: Account): Promise<readonly DayOfUse[]> {
  const days = lastDays(now(), DAYS_KEPT);
  const counts = await usage.counts(id, days);
  return days.map((day, at) => ({ day, used: counts[at] ?? 0 }));
}

/** Who asks for what. */
export interface Asking {
  readonly account: Account;
  readonly call: CheckedCall;
  readonly ready: ReadyCall;
}

const license = ({ account: { licence }, call: { operationId, query, body } }: Asking, scope: () => Scope): void => {
  requireLicence(operationId, { licence, scope, query, body });
};

function workOnMatch({ world }: Knowledge, asking: Asking, { gates, answer }: ReadyCall & { readonly of: 'match' }, match: Match): Work {
  const { account } = asking;
  license(asking, () => scopeOfMatch(match));
  for (const gate of gates) gate(match);
  const compute = (): unknown => answer(match, licensedWorld(world, account.licence));
  return { tag: tagOf(matchTag(match, world.recordVersion), account), maxAge: maxAgeOf(match), compute, isLasting: true };
}

/** The work of a call, without a wait. **Throws** a problem of status 403 or 404. **Empty**: `undefined` where it takes a wait to know. */
export function workNow(knowledge: Knowledge, asking: Asking): Work | undefined {
  const { world, matches, now } = knowledge;
  const { account, call: { path }, ready } = asking;
  switch (ready.of) {
    case 'list': return { tag: listTagOf(ready.version, account), maxAge: LIST_MAX_AGE, compute: ready.compute, isLasting: true };
    case 'account': return undefined;
    case 'world':
      license(asking, () => scopeOfPath(world, path));
      return foundWork(account, ready.find(licensedWorld(world, account.licence), dayOf(now())), true);
    case 'match': {
      const match = matches.matchNow?.(ready.matchId);
      return match && workOnMatch(knowledge, asking, ready, match);
    }
  }
}

/** The work of a call. Rejects with a problem of status 403 or 404. */
export async function workLater(knowledge: Knowledge, asking: Asking): Promise<Work> {
  const { account, ready } = asking;
  if (ready.of === 'match') return workOnMatch(knowledge, asking, ready, knownMatch(await knowledge.matches.match(ready.matchId), ready.matchId));
  if (ready.of === 'account') return foundWork(account, ready.find(await daysOf(knowledge, account)), false);
  throw new Error('the work of a list or of the world takes no wait');
}
