import { cacheControl, DATA_VARIES, hasResponse } from '../../http/pipeline/freshness.js';
import { send } from '../../http/pipeline/send.js';
import type { ExtensionRequest } from '../../http/steps/extensions.js';

/** How long a response may be kept, and the entity tag it is known by. **Units**: `maxAge` in seconds. */
interface Freshness {
  readonly tag: string;
  readonly maxAge: number;
}

/** Sends a response, unless the caller has it: then nothing is computed. */
export async function sendDerived(
  { res }: ExtensionRequest,
  { tag, maxAge }: Freshness,
  compute: () => Promise<unknown>,
): Promise<void> {
  const isKnown = hasResponse(res.req.headers['if-none-match'], tag);
  const body = isKnown ? undefined : await compute();
  res.vary(DATA_VARIES);
  res.setHeader('Cache-Control', cacheControl(maxAge));
  res.setHeader('ETag', tag);
  if (isKnown) res.status(304).end();
  else await send(res, body);
}
