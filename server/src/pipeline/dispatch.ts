import type { World } from '@goalsquare/data';
import type { Request, RequestHandler, Response } from 'express';
import { tagOfLicence } from '../accounts/licence.js';
import { DAYS_KEPT, dayOf, lastDays } from '../accounts/calendar.js';
import type { UsageStore } from '../accounts/usage.js';
import type { AccountEndpoint, DayOfUse, Found, ListEndpoint, MatchEndpoint, WorldEndpoint } from '../endpoints/endpoint.js';
import type { Account } from '../accounts/account.js';
import { endpoints } from '../endpoints/index.js';
import { canonicalOf, type SendKept } from '../fast-path/send-kept.js';
import { licensedWorld } from '../licensed-world.js';
import { requireLicence } from '../licences.js';
import type { MatchSource } from '../match-source.js';
import { matchInScope, scopeOfMatch, scopeOfPath, type Scope } from '../scope.js';
import { isCompleted } from '../shapes/progress.js';
import { version } from '../version.js';
import type { TimedAnswer } from './answer-metrics.js';
import { LIST_MAX_AGE, maxAgeOf, setFreshness } from './freshness.js';
import { matchTag } from './match-tag.js';
import { send } from './send.js';
import type { CheckedCall } from './request.js';

/** An endpoint whose operation is known only at run time; the registry holds each to its own types. */
type AnyEndpoint = MatchEndpoint<'getMatch'> | WorldEndpoint<'getMetrics'> | AccountEndpoint<'getMetrics'> | ListEndpoint<'getMetrics'>;

/** What calls are answered from. **Units**: milliseconds. */
export interface Knowledge {
  readonly matches: MatchSource;
  readonly world: World;
  readonly usage: UsageStore;
  readonly now: () => number;
  readonly timed: TimedAnswer;
  /** **Empty**: no answer is kept. */
  readonly sendKept: SendKept | undefined;
}

/** Work left once a call is checked: its tag and freshness, and the answer if the caller does not have it already. */
interface Work {
  readonly tag: string;
  readonly maxAge: number;
  readonly compute: () => unknown;
  /** Whether the answer is worth keeping: it depends on the call and the tag alone, and will hardly change. */
  readonly isLasting?: boolean;
}

/** A tag says of what it is and for which licence, as answers differ by licence. Weak, since an answer may be compressed on its way. */
const tagOf = (answered: string, { licence }: Account): string => `W/"${answered}-${tagOfLicence(licence)}"`;

const listTagOf = (answered: string, account: Account): string => tagOf(`${answered}-${version.contract}-${version.version}`, account);

const foundWork = (account: Account, { version: of, maxAge, reply: compute }: Found<unknown>): Work => ({ tag: listTagOf(of, account), maxAge, compute });

async function daysOf({ usage, now }: Knowledge, { id }: Account): Promise<readonly DayOfUse[]> {
  const days = lastDays(now(), DAYS_KEPT);
  const counts = await usage.counts(id, days);
  return days.map((day, at) => ({ day, used: counts[at] ?? 0 }));
}

async function workOf(knowledge: Knowledge, account: Account, { operationId, path, query, body }: CheckedCall): Promise<Work> {
  const { matches, world, now } = knowledge;
  const { licence } = account;
  const call = { account, path, query, body } as never;
  const licensed = (scope: () => Scope): World => {
    requireLicence(operationId, { licence, scope, query, body });
    return licensedWorld(world, licence);
  };
  const endpoint = endpoints[operationId] as unknown as AnyEndpoint;
  if ('version' in endpoint) return { tag: listTagOf(endpoint.version, account), maxAge: LIST_MAX_AGE, compute: endpoint.answer(call), isLasting: true };
  if ('ofAccount' in endpoint) return foundWork(account, endpoint.ofAccount(call)(await daysOf(knowledge, account)));
  if ('find' in endpoint) {
    const find = endpoint.find(call);
    return foundWork(account, find(licensed(() => scopeOfPath(world, path)), dayOf(now())));
  }
  const answer = endpoint.answer(call);
  const match = await matchInScope(matches, Number(path.matchId));
  const shown = licensed(() => scopeOfMatch(match));
  for (const gate of endpoint.gates) gate(match);
  return { tag: tagOf(matchTag(match, world.recordVersion), account), maxAge: maxAgeOf(match), compute: () => answer(match, shown), isLasting: isCompleted(match) };
}

async function reply(req: Request, res: Response, { tag, maxAge, compute, isLasting }: Work, kept: { readonly by: SendKept; readonly call: CheckedCall } | undefined): Promise<void> {
  for (const name of ['Accept', 'Accept-Encoding', 'Authorization']) res.vary(name);
  if (req.method === 'POST') res.setHeader('Cache-Control', 'no-store');
  else setFreshness(res, tag, maxAge);
  if (req.method !== 'POST' && req.fresh) res.status(304).end();
  else if (kept !== undefined && isLasting === true && req.method !== 'POST') await kept.by(req, res, `${tag} ${canonicalOf(kept.call)}`, compute);
  else await send(res, compute());
}

/** Answers a checked call: scope 404, licence and gates 403, then 304 where nothing has changed, and only then the answer is computed. */
export function dispatch(knowledge: Knowledge): RequestHandler {
  return async (req, res, next) => {
    const { account } = req;
    if (req.call === undefined || account === undefined) { next(); return; }
    const { call } = req;
    const { compute, ...work } = await workOf(knowledge, account, call);
    const { sendKept: by } = knowledge;
    await reply(req, res, { ...work, compute: () => knowledge.timed(call.operationId, compute) }, by && { by, call });
  };
}
