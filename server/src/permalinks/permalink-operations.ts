import type { Request, RequestHandler, Response } from 'express';
import type { ExtensionId, PermalinkRequest } from '@goalsquare/openapi';
import type { Account } from '../accounts/account.js';
import type { AnyCall } from '../pipeline/request.js';
import { send } from '../pipeline/send.js';
import { Problem } from '../problems.js';
import { makePermalink, type Making } from './make-permalink.js';
import { openLinks, shown } from './open-links.js';

/** How many permalinks an account may have, unless it is said otherwise. */
export const PERMALINKS_PER_ACCOUNT = 100;

type OwnId = Extract<ExtensionId, `${string}Permalink${string}`>;

type Operation = (making: Making, account: Account, call: AnyCall, res: Response) => Promise<void>;

const operations: Readonly<Record<OwnId, Operation>> = {
  getPermalinks: async (making, account, _call, res) => {
    await send(res, { permalinks: (await openLinks(making, account)).map(shown), limit: making.limit });
  },
  postPermalink: async (making, account, { body }, res) => {
    const link = await makePermalink(making, account, body as PermalinkRequest);
    res.status(201).setHeader('Location', `/v1/permalinks/${link.id}`);
    await send(res, link);
  },
  deletePermalink: async ({ store }, account, { path: { permalinkId } }, res) => {
    const id = String(permalinkId);
    if (!(await store.remove(account.id, id))) throw new Problem('permalink-not-found', `The account has no permalink '${id}'.`);
    res.status(204).end();
  },
};

const isOwn = (id: string): id is OwnId => Object.hasOwn(operations, id);

/** Answers the operations on permalinks; other calls go on. */
export function permalinkOperations(making: Making): RequestHandler {
  return async ({ account, call }: Request, res, next) => {
    if (account === undefined || call === undefined || !isOwn(call.operationId)) { next(); return; }
    res.setHeader('Cache-Control', 'no-store');
    await operations[call.operationId](making, account, call, res);
  };
}
