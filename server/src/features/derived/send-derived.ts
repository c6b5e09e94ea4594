import { cacheControl, DATA_VARIES, hasResponse } from '../../http/pipeline/freshness.js';
import { send } from '../../http/pipeline/send.js';
import type { ExtensionRequest } from '../../http/steps/extensions.js';

/** How long a response may be kept, and its entity tag. **Units**: `maxAge` in seconds. */
export interface Freshness {
  readonly tag: string;
  readonly maxAge: number;
}

/** Sends a response, unless the caller has it: then nothing is computed. */
export async function sendDerived(
  { res }: ExtensionRequest,
  { tag, maxAge }: Freshness,
  compute: () => Promise<unknown>,
): Promise<void> {
  const isCurrent = hasResponse(res.req.headers['if-none-match'], tag);
  const body = isCurrent ? undefined : await compute();
  res.vary(DATA_VARIES);
  res.setHeader('Cache-Control', cacheControl(maxAge));
  res.setHeader('ETag', tag);
  if (isCurrent) res.status(304).end();
  else await send(res, body);
}
