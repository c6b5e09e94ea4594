import type { ExtensionId, PermalinkRequest } from '@goalsquare/openapi';
import type { ExtensionEndpoints } from '../../http/pipeline/extensions.js';
import { send } from '../../http/pipeline/send.js';
import { Problem } from '../../domain/problems.js';
import type { RequestAudit } from '../audit/request-audit.js';
import { createPermalink, type PermalinkServices } from './create-permalink.js';
import { listOpenPermalinks, permalinkShape } from './list-permalinks.js';

/** Default maximum number of permalinks for each account. */
export const PERMALINKS_PER_ACCOUNT = 100;

export const permalinkEndpoints = (
  making: PermalinkServices,
  audit: RequestAudit,
): Pick<ExtensionEndpoints, Extract<ExtensionId, `${string}Permalink${string}`>> => ({
  getPermalinks: ({ account }) => ({
    response: {
      compute: async () => ({
        permalinks: (await listOpenPermalinks(making, account)).map(permalinkShape),
        limit: making.limit,
      }),
    },
  }),
  postPermalink: ({ req, account, call: { body }, res }) => ({
    response: {
      send: async () => {
        const link = await createPermalink(making, { account, req }, body as PermalinkRequest);
        audit(req, { action: 'permalink add', result: 'done', details: { permalink: link.id } });
        res.status(201).setHeader('Location', `/v1/permalinks/${link.id}`);
        await send(res, link);
      },
    },
  }),
  deletePermalink: ({ req, account, call, res }) => ({
    response: {
      send: async () => {
        const id = String(call.path.permalinkId);
        if (!(await making.store.remove(account.id, id)))
          throw new Problem('permalink-not-found', `The account has no permalink '${id}'.`);
        audit(req, { action: 'permalink remove', result: 'done', details: { permalink: id } });
        res.status(204).end();
      },
    },
  }),
});
