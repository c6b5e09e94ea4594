import type { Written } from '../../answers/json/written.js';
import { cacheControl, DATA_VARIES, hasResponse } from '../../http/pipeline/freshness.js';
import { send } from '../../http/pipeline/send.js';
import type { ExtensionRequest } from '../../http/steps/extensions.js';
import type { ItemFormat } from './item-formats.js';

/** The freshness of a response. **Units**: `maxAge` in seconds. */
export interface ItemFreshness {
  readonly tag: string;
  readonly maxAge: number;
  readonly format: ItemFormat;
}

/** Returns whether the caller has a response, after its headers are set. A caller that has it is sent 304. */
export function isCurrent({ req, res }: ExtensionRequest, { tag, maxAge, format }: ItemFreshness): boolean {
  const own = tag.replace(/"$/u, `-${format}"`);
  res.vary(DATA_VARIES);
  res.setHeader('Cache-Control', cacheControl(maxAge));
  res.setHeader('ETag', own);
  if (!hasResponse(req.headers['if-none-match'], own)) return false;
  res.status(304).end();
  return true;
}

/** Sends a response: JSON, or a file of a name. */
export async function sendItems(
  { res }: ExtensionRequest,
  { format }: ItemFreshness,
  name: string,
  answer: object | Written,
): Promise<void> {
  if (format !== 'json') res.setHeader('Content-Disposition', `attachment; filename="${name}.${format}"`);
  await send(res, answer);
}
