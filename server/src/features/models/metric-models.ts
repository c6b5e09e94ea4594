import { publishedModels } from '@goalsquare/engine';
import type { ExtensionId } from '@goalsquare/openapi';
import type { RequestHandler } from 'express';
import { versionOf } from '../../answers/endpoints/list.js';
import { LIST_MAX_AGE } from '../../answers/max-ages.js';
import { extensionOperations, type ExtensionOperation } from '../../http/pipeline/extension-operations.js';
import { cacheControl, DATA_VARIES, hasAnswer } from '../../http/pipeline/freshness.js';
import { send } from '../../http/pipeline/send.js';
import { listTagOf } from '../../http/pipeline/work.js';

const version = versionOf(publishedModels);

const operations: Readonly<Record<Extract<ExtensionId, 'getMetricModels'>, ExtensionOperation<undefined>>> = {
  getMetricModels: async (_given, account, _call, res) => {
    const tag = listTagOf(version, account);
    res.vary(DATA_VARIES);
    res.setHeader('Cache-Control', cacheControl(LIST_MAX_AGE));
    res.setHeader('ETag', tag);
    if (hasAnswer(res.req.headers['if-none-match'], tag)) res.status(304).end();
    else await send(res, publishedModels);
  },
};

/** Serves the coefficients of the models that metrics use, with the caching headers of metadata lists. */
export const metricModels = (): RequestHandler => extensionOperations(operations, undefined);
