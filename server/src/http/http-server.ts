import { createServer, IncomingMessage, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { Express } from 'express';
import { answerClientError } from './client-error.js';

/** Room for a request line and headers, in bytes: enough that a URI over its own limit is read, and answered 414. */
const MAX_HEADER_BYTES = 32_768;

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
export function httpServer(app: Express): Server {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    IncomingMessage: bornWith(IncomingMessage, app.request),
    ServerResponse: bornWith(ServerResponse, app.response),
  }, app as RequestListener);
  server.on('clientError', answerClientError);
  return server;
}
