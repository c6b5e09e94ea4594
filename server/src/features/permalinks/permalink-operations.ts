import type { RequestHandler } from 'express';
import type { ExtensionId, PermalinkRequest } from '@goalsquare/openapi';
import { extensionOperations, type ExtensionOperation } from '../../http/pipeline/extension-operations.js';
import { send } from '../../http/pipeline/send.js';
import { Problem } from '../../domain/problems.js';
import { makePermalink, type Making } from './make-permalink.js';
import { openLinks, shown } from './open-links.js';

/** How many permalinks an account may have, unless it is said otherwise. */
export const PERMALINKS_PER_ACCOUNT = 100;

type OwnId = Extract<ExtensionId, `${string}Permalink${string}`>;

const operations: Readonly<Record<OwnId, ExtensionOperation<Making>>> = {
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
    if (!(await store.remove(account.id, id)))
      throw new Problem('permalink-not-found', `The account has no permalink '${id}'.`);
    res.status(204).end();
  },
};

/** Answers the operations on permalinks; other calls go on. */
export const permalinkOperations = (making: Making): RequestHandler => extensionOperations(operations, making);
