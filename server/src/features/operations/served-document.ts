import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { workQueue, type Steps } from '../../domain/work-queue.js';

const DOCUMENT_MAX_AGE = 300;
const TAG_DIGITS = 16;

/** Placeholder for the server's address. */
const PLACEHOLDER = 'https://server.invalid';

/** Hosts that a document may repeat: a name or address, and a port. */
const plainHost = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/iu;

/** Returns a document with a placeholder for its server's address. */
export const withPlaceholder = (document: { readonly servers?: unknown }): object => ({
  ...document,
  servers: (document.servers as readonly object[]).map((server) => ({ ...server, url: PLACEHOLDER })),
});

/**
 * Returns the address at which a request reached the server. **Empty**: `/` if a proxy forwarded another scheme or
 * host.
 */
const ownAddress = ({ protocol, host }: Request): string =>
  /^https?$/u.test(protocol) && typeof host === 'string' && plainHost.test(host) ? `${protocol}://${host}` : '/';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, TAG_DIGITS);

/**
 * Returns a handler for a text that is written in steps on the first request. `publicUrl` replaces the placeholder for
 * the server's address. Without it, the request's address does, and only the client itself may cache the response.
 */
export function servedDocument(
  type: string,
  steps: () => Steps<string> | Promise<Steps<string>>,
  publicUrl?: string,
): RequestHandler {
  let known: { readonly parts: readonly string[]; readonly digest: string } | undefined;
  return async (req, res) => {
    if (known === undefined) {
      const text = await workQueue.finish(await steps());
      known = { parts: text.split(PLACEHOLDER), digest: digestOf(text) };
    }
    const { parts, digest } = known;
    const hasServer = parts.length > 1;
    const address = publicUrl ?? ownAddress(req);
    const isShared = !hasServer || publicUrl !== undefined;
    res.setHeader('ETag', hasServer ? `"${digestOf(`${digest} ${address}`)}"` : `"${digest}"`);
    res.setHeader('Cache-Control', `${isShared ? 'public' : 'private'}, max-age=${DOCUMENT_MAX_AGE}`);
    res.setHeader('Content-Type', type);
    if (req.fresh) res.status(304).end();
    else res.end(parts.join(address));
  };
}
