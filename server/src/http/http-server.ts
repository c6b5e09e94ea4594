import { createServer, IncomingMessage, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { Express } from 'express';
import { MAX_HEADERS } from '../pipeline/header-limit.js';
import { nothingOff, type SwitchedOff } from '../fast-path/pieces.js';
import { answerClientError } from './client-error.js';

/** Room for a request line and headers, in bytes: enough that a URI over its own limit is read, and answered 414. */
const MAX_HEADER_BYTES = 32_768;

/** How much of a connection a caller may take up. **Units**: milliseconds; connections wait for the next request `keepAlive` at most. */
export interface Patience {
  /** From the first byte of a request to the end of its headers. */
  readonly headers: number;
  /** From the first byte of a request to the end of its body. */
  readonly request: number;
  readonly keepAlive: number;
  /** How often connections are looked at. */
  readonly interval: number;
  /** Without any byte read or written, even while an answer is on its way. */
  readonly idle: number;
}

/** Slow callers are cut off after these. Proxies keep connections for 60 seconds as a rule, so they close first. */
export const defaultPatience: Patience = { headers: 10_000, request: 30_000, keepAlive: 65_000, interval: 1000, idle: 70_000 };

/** A constructor like another, whose instances are born with a prototype of their own. */
function bornWith<C extends typeof IncomingMessage | typeof ServerResponse>(base: C, prototype: object): C {
  const born = function born(...given: readonly unknown[]): object {
    return Reflect.construct(base, given, born) as object;
  };
  born.prototype = prototype;
  return born as unknown as C;
}

/**
 * The HTTP server of an app. Requests and responses are born with the prototypes Express would give each of them, since
 * changing the prototype of a live object costs most of what Express costs. Not listening yet.
 */
export function httpServer(app: Express, patience: Patience = defaultPatience, off: SwitchedOff = nothingOff): Server {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.keepAlive,
    connectionsCheckingInterval: patience.interval,
    ...(!off.has('prototypes') && { IncomingMessage: bornWith(IncomingMessage, app.request), ServerResponse: bornWith(ServerResponse, app.response) }),
  }, app as RequestListener);
  server.maxHeadersCount = MAX_HEADERS + 1;
  server.setTimeout(patience.idle);
  server.on('clientError', answerClientError);
  return server;
}
