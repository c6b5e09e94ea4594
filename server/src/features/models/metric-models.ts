import { publishedModels } from '@goalsquare/engine';
import { versionOf } from '../../answers/endpoints/list.js';
import { LIST_MAX_AGE } from '../../answers/max-ages.js';
import { listTag } from '../../http/pipeline/find-resource.js';
import { cacheControl, DATA_VARIES, hasResponse } from '../../http/pipeline/freshness.js';
import { send } from '../../http/pipeline/send.js';
import type { ExtensionHandler } from '../../http/steps/extensions.js';

const version = versionOf(publishedModels);

/** Serves the coefficients of the models that metrics use, with the caching headers of metadata lists. */
export const metricModels: ExtensionHandler = async ({ account, res }) => {
  const tag = listTag(version, account);
  res.vary(DATA_VARIES);
  res.setHeader('Cache-Control', cacheControl(LIST_MAX_AGE));
  res.setHeader('ETag', tag);
  if (hasResponse(res.req.headers['if-none-match'], tag)) res.status(304).end();
  else await send(res, publishedModels);
};
