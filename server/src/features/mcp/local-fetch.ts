import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/**
 * Header limit for local requests, above the app's own limit for URLs. The arguments of a tool can make a URL of 24 KB,
 * which the app then rejects with a problem that names its limit.
 */
const MOST_HEADER_BYTES = 32_768;

const NO_CONTENT = 204;
const NOT_MODIFIED = 304;

/** Converts a response that was received completely to the form that `fetch` returns. */
function responseFrom({ statusCode: status = NO_CONTENT, rawHeaders }: IncomingMessage, body: Buffer): Response {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  const isEmpty = status === NO_CONTENT || status === NOT_MODIFIED;
  return new Response(isEmpty ? null : new Uint8Array(body), { status, headers });
}

/**
 * Returns a `fetch` that sends requests to an app in this process through a pipe instead of a port. They run through
 * all of its steps. The origin of a URL is sent as `Host` and otherwise ignored.
 *
 * Waits for a turn of the event loop before each request and before each complete response, so callers that send many
 * requests, or read many large responses, hold the loop no longer than a single one.
 */
export function localFetch(app: RequestListener, turn: () => Promise<void>): typeof fetch {
  const server = createServer({ maxHeaderSize: MOST_HEADER_BYTES }, app);
  return async (input, { method = 'GET', headers, body, signal } = {}) => {
    if (typeof body !== 'string' && body !== undefined && body !== null)
      throw new TypeError('only texts are sent within the process');
    const { pathname, search, host } = new URL(input instanceof Request ? input.url : input);
    await turn();
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      const [near, far] = duplexPair();
      // An aborted request closes one end only.
      near.once('close', () => far.destroy());
      server.emit('connection', far);
      request({
        createConnection: () => near,
        method,
        path: `${pathname}${search}`,
        headers: { ...Object.fromEntries(new Headers(headers)), host },
        ...(signal && { signal }),
      })
        .once('response', resolve)
        .once('error', reject)
        .end(body ?? undefined);
    });
    const bytes = await buffer(incoming);
    await turn();
    return responseFrom(incoming, bytes);
  };
}
