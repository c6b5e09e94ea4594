import type { ExtensionId, PermalinkRequest } from '@goalsquare/openapi';
import type { ExtensionHandlers } from '../../http/steps/extensions.js';
import { send } from '../../http/pipeline/send.js';
import { Problem } from '../../domain/problems.js';
import { createPermalink, type PermalinkServices } from './create-permalink.js';
import { listOpenPermalinks, permalinkShape } from './list-permalinks.js';

/** The default number of permalinks of an account. */
export const PERMALINKS_PER_ACCOUNT = 100;

/** The handlers of the operations on permalinks. */
export const permalinkHandlers = (
  making: PermalinkServices,
): Pick<ExtensionHandlers, Extract<ExtensionId, `${string}Permalink${string}`>> => ({
  getPermalinks: async ({ account, res }) => {
    await send(res, {
      permalinks: (await listOpenPermalinks(making, account)).map(permalinkShape),
      limit: making.limit,
    });
  },
  postPermalink: async ({ account, call: { body }, res }) => {
    const link = await createPermalink(making, account, body as PermalinkRequest);
    res.status(201).setHeader('Location', `/v1/permalinks/${link.id}`);
    await send(res, link);
  },
  deletePermalink: async ({ account, call, res }) => {
    const id = String(call.path.permalinkId);
    if (!(await making.store.remove(account.id, id)))
      throw new Problem('permalink-not-found', `The account has no permalink '${id}'.`);
    res.status(204).end();
  },
});
