import { createServer, IncomingMessage, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { Express } from 'express';
import { MAX_HEADERS } from '../steps/size-limits.js';
import { answerClientError } from './client-error.js';
import { limitPipeline } from './pipeline-limit.js';
import { checkHead, refuseHead } from './request-head.js';

/**
 * Maximum size of a request line with headers, in bytes: large enough to read a URI beyond its own limit and respond
 * with 414.
 */
export const MAX_HEADER_BYTES = 32_768;

/** Timeouts of a connection. **Units**: milliseconds. */
export interface ServerTimeouts {
  /** Maximum time from the first byte of a request to the end of its headers. */
  readonly headers: number;
  /** Maximum time from the first byte of a request to the end of its body. */
  readonly request: number;
  /** Maximum time from the end of a response to the next request. */
  readonly keepAlive: number;
  /** Interval at which connections are checked. */
  readonly interval: number;
  /** Maximum time without any byte read or written, even during a response. */
  readonly idle: number;
}

/**
 * The default timeouts. Most proxies keep idle connections for 60 seconds, so they close them before the server does.
 */
export const defaultTimeouts: ServerTimeouts = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 65_000,
  interval: 1000,
  idle: 70_000,
};

type Constructor = typeof IncomingMessage | typeof ServerResponse;

/**
 * Returns a constructor whose instances have a given prototype. It is a plain function that calls the original, like
 * those of node:http: `Reflect.construct` would give each instance a hidden class of its own, which is slow.
 */
function withPrototype<C extends Constructor>(base: C, prototype: object): C {
  function construct(this: object, ...given: readonly unknown[]): void {
    Reflect.apply(base as unknown as (...all: unknown[]) => void, this, given);
  }
  construct.prototype = prototype;
  Object.setPrototypeOf(construct, base);
  return construct as unknown as C;
}

/**
 * Creates an app's HTTP server, which does not listen yet. Requests and responses are created with the prototypes that
 * Express would otherwise set on each of them: changing the prototype of a live object accounts for most of Express's
 * cost.
 */
export function httpServer(app: Express, timeouts: ServerTimeouts = defaultTimeouts): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node would respond without a body.
      requireHostHeader: false,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.interval,
      IncomingMessage: withPrototype(IncomingMessage, app.request),
      ServerResponse: withPrototype(ServerResponse, app.response),
    },
    limitPipeline(checkHead(app as RequestListener)),
  );
  server.maxHeadersCount = MAX_HEADERS + 1;
  server.setTimeout(timeouts.idle);
  server.on('clientError', answerClientError);
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    limitPipeline(() => {
      refuseHead(res, 'The Expect header is not 100-continue.');
    })(req, res);
  });
  return server;
}
