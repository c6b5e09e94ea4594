import type { World } from '@goalsquare/data';
import type { Request, RequestHandler, Response } from 'express';
import type { OperationId } from '@goalsquare/openapi';
import type { ListEndpoint, MatchEndpoint, WorldEndpoint } from '../endpoints/endpoint.js';
import { endpoints } from '../endpoints/index.js';
import type { MatchSource } from '../match-source.js';
import { matchInScope } from '../scope.js';
import { version } from '../version.js';
import { LIST_MAX_AGE, maxAgeOf, setFreshness } from './freshness.js';
import { matchTag } from './match-tag.js';
import { send } from './send.js';
import './request.js';

/** An endpoint whose operation is known only at run time; the registry holds each to its own types. */
type AnyEndpoint = MatchEndpoint<'getMatch'> | WorldEndpoint<'getMetrics'> | ListEndpoint<'getMetrics'>;

/** What calls are answered from. **Units**: milliseconds. */
export interface Knowledge {
  readonly matches: MatchSource;
  readonly world: World;
  readonly now: () => number;
}

/** Work left once a call is checked: its tag and freshness, and the answer if the caller does not have it already. */
interface Work {
  readonly tag: string;
  readonly maxAge: number;
  readonly compute: () => unknown;
}

const tagOf = (answered: string): string => `W/"${answered}-${version.contract}-${version.version}"`;

async function workOf({ matches, world, now }: Knowledge, id: OperationId, call: never, matchId: unknown): Promise<Work> {
  const endpoint = endpoints[id] as unknown as AnyEndpoint;
  if ('version' in endpoint) return { tag: tagOf(endpoint.version), maxAge: LIST_MAX_AGE, compute: endpoint.answer(call) };
  if ('find' in endpoint) {
    const found = endpoint.find(call)(world, new Date(now()).toISOString().slice(0, 10));
    return { tag: tagOf(found.version), maxAge: found.maxAge, compute: found.reply };
  }
  const answer = endpoint.answer(call);
  const match = await matchInScope(matches, Number(matchId));
  for (const gate of endpoint.gates) gate(match);
  return { tag: matchTag(match, world.recordVersion), maxAge: maxAgeOf(match), compute: () => answer(match, world) };
}

async function reply(req: Request, res: Response, { tag, maxAge, compute }: Work): Promise<void> {
  for (const name of ['Accept', 'Accept-Encoding', 'Authorization']) res.vary(name);
  if (req.method === 'POST') res.setHeader('Cache-Control', 'no-store');
  else setFreshness(res, tag, maxAge);
  if (req.method !== 'POST' && req.fresh) res.status(304).end();
  else await send(res, compute());
}

/** Answers a checked call: scope 404, gates 403, then 304 where nothing has changed, and only then the answer is computed. */
export function dispatch(knowledge: Knowledge): RequestHandler {
  return async (req, res, next) => {
    if (req.call === undefined) { next(); return; }
    const { operationId, path, query, body } = req.call;
    await reply(req, res, await workOf(knowledge, operationId, { path, query, body } as never, path.matchId));
  };
}
