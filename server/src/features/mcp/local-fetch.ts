import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import { duplexPair, Readable } from 'node:stream';

const NO_CONTENT = 204;
const NOT_MODIFIED = 304;

/** The response to a request, as `fetch` returns it. */
function responseFrom(incoming: IncomingMessage): Response {
  const { statusCode: status = NO_CONTENT, rawHeaders } = incoming;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  const isEmpty = status === NO_CONTENT || status === NOT_MODIFIED;
  if (isEmpty) incoming.resume();
  return new Response(isEmpty ? null : (Readable.toWeb(incoming) as ReadableStream), { status, headers });
}

/**
 * Returns a `fetch` that sends requests to an app of this process over a pipe instead of a port: they run through all
 * of its steps. The origin of a URL is sent as `Host` and otherwise ignored.
 */
export function localFetch(app: RequestListener): typeof fetch {
  const server = createServer(app);
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const { pathname, search, host } = new URL(input instanceof Request ? input.url : input);
      const [near, far] = duplexPair();
      server.emit('connection', far);
      const sent = request({
        createConnection: () => near,
        method,
        path: `${pathname}${search}`,
        headers: { ...Object.fromEntries(new Headers(headers)), host },
        ...(signal && { signal }),
      });
      sent.once('response', (incoming) => {
        resolve(responseFrom(incoming));
      });
      sent.once('error', reject);
      if (typeof body === 'string') sent.end(body);
      else if (body === undefined || body === null) sent.end();
      else sent.destroy(new TypeError('only texts are sent within the process'));
    });
}
