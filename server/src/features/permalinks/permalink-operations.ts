import type { ExtensionId, PermalinkRequest } from '@goalsquare/openapi';
import type { ExtensionHandlers } from '../../http/steps/extensions.js';
import { send } from '../../http/pipeline/send.js';
import { Problem } from '../../domain/problems.js';
import type { RequestAudit } from '../audit/request-audit.js';
import { createPermalink, type PermalinkServices } from './create-permalink.js';
import { listOpenPermalinks, permalinkShape } from './list-permalinks.js';

/** The default number of permalinks of an account. */
export const PERMALINKS_PER_ACCOUNT = 100;

/** The handlers of the operations on permalinks. */
export const permalinkHandlers = (
  making: PermalinkServices,
  audit: RequestAudit,
): Pick<ExtensionHandlers, Extract<ExtensionId, `${string}Permalink${string}`>> => ({
  getPermalinks: async ({ account, res }) => {
    await send(res, {
      permalinks: (await listOpenPermalinks(making, account)).map(permalinkShape),
      limit: making.limit,
    });
  },
  postPermalink: async ({ req, account, call: { body }, res }) => {
    const link = await createPermalink(making, account, body as PermalinkRequest);
    audit(req, { action: 'permalink add', result: 'done', details: { permalink: link.id } });
    res.status(201).setHeader('Location', `/v1/permalinks/${link.id}`);
    await send(res, link);
  },
  deletePermalink: async ({ req, account, call, res }) => {
    const id = String(call.path.permalinkId);
    if (!(await making.store.remove(account.id, id)))
      throw new Problem('permalink-not-found', `The account has no permalink '${id}'.`);
    audit(req, { action: 'permalink remove', result: 'done', details: { permalink: id } });
    res.status(204).end();
  },
});
