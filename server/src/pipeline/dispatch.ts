import type { Request, RequestHandler, Response } from 'express';
import type { OperationId } from '@goalsquare/openapi';
import type { ListEndpoint, MatchEndpoint } from '../endpoints/endpoint.js';
import { endpoints } from '../endpoints/index.js';
import type { MatchSource } from '../match-source.js';
import { matchInScope } from '../scope.js';
import { version } from '../version.js';
import { LIST_MAX_AGE, maxAgeOf, setFreshness } from './freshness.js';
import { matchTag } from './match-tag.js';
import { send } from './send.js';
import './request.js';

/** An endpoint whose operation is known only at run time; the registry holds each to its own types. */
type AnyEndpoint = MatchEndpoint<'getMatch'> | ListEndpoint<'getMetrics'>;

/** Work left once a call is checked: its tag and freshness, and the answer if the caller does not have it already. */
interface Work {
  readonly tag: string;
  readonly maxAge: number;
  readonly compute: () => unknown;
}

async function workOf(source: MatchSource, id: OperationId, call: never, matchId: unknown): Promise<Work> {
  const endpoint = endpoints[id] as unknown as AnyEndpoint;
  if (!('gates' in endpoint)) {
    return { tag: `W/"${endpoint.version}-${version.contract}-${version.version}"`, maxAge: LIST_MAX_AGE, compute: endpoint.answer(call) };
  }
  const answer = endpoint.answer(call);
  const match = await matchInScope(source, Number(matchId));
  for (const gate of endpoint.gates) gate(match);
  return { tag: matchTag(match), maxAge: maxAgeOf(match), compute: () => answer(match) };
}

async function reply(req: Request, res: Response, { tag, maxAge, compute }: Work): Promise<void> {
  for (const name of ['Accept', 'Accept-Encoding', 'Authorization']) res.vary(name);
  if (req.method === 'POST') res.setHeader('Cache-Control', 'no-store');
  else setFreshness(res, tag, maxAge);
  if (req.method !== 'POST' && req.fresh) res.status(304).end();
  else await send(res, compute());
}

/** Answers a checked call: scope 404, gates 403, then 304 where nothing has changed, and only then the answer is computed. */
export function dispatch(source: MatchSource): RequestHandler {
  return async (req, res, next) => {
    if (req.call === undefined) { next(); return; }
    const { operationId, path, query, body } = req.call;
    await reply(req, res, await workOf(source, operationId, { path, query, body } as never, path.matchId));
  };
}
