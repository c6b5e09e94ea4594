import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Problem, PROBLEM_TYPE } from '../../domain/problems.js';
import { hasTooManyHeaders } from '../steps/size-limits.js';

/** Matches a target that includes the server, as sent to proxies. **Source**: RFC 9112, section 3.2.2. */
const absoluteForm = /^https?:\/\/[^/?#]+(?<path>[^?#]*)(?<query>\?.*)?$/iu;

/** Matches a host with an optional port, or an empty text. **Source**: RFC 9110, section 7.2. */
const hostText = /^(?:\[[\d:a-f.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/iu;

/** Returns the path and query of a request target. **Empty**: `undefined` if it is neither a path nor an http URL. */
export function originForm(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  const { path = '', query = '' } = absoluteForm.exec(target)?.groups ?? {};
  return absoluteForm.test(target) ? `${path === '' ? '/' : path}${query}` : undefined;
}

/**
 * Whether a request has exactly one valid Host, or none if its HTTP version does not require one. **Source**: RFC 9112,
 * section 3.2.
 */
function hasOneHost(req: IncomingMessage): boolean {
  const { rawHeaders, httpVersion, headers } = req;
  // The parser drops headers beyond its limit, Host among them; the steps refuse such a request with 431.
  if (headers.host === undefined) return httpVersion !== '1.1' || hasTooManyHeaders(req);
  if (!hostText.test(headers.host)) return false;
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count === 1;
}

/** Refuses a request before any step runs and closes its connection. */
export function refuseHead(res: ServerResponse, detail: string): void {
  const problem = new Problem('malformed-request', detail);
  const body = JSON.stringify(problem.body(randomUUID()));
  res.writeHead(problem.status, {
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  res.end(body);
}

/** Returns a listener that checks Host and target before the app runs, and turns absolute targets into paths. */
export const checkHead =
  (app: RequestListener): RequestListener =>
  (req, res) => {
    if (!hasOneHost(req)) {
      refuseHead(res, 'The request does not have exactly one Host header with a host and an optional port.');
      return;
    }
    const { url = '/' } = req;
    if (!url.startsWith('/') && !(url === '*' && req.method === 'OPTIONS')) {
      const path = originForm(url);
      if (path === undefined) {
        refuseHead(res, 'The request target is neither a path nor an http or https URL.');
        return;
      }
      req.url = path;
    }
    app(req, res);
  };
