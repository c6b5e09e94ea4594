import { createServer, IncomingMessage, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { Express, Request, Response } from 'express';
import type { KnownStep } from '../fast-path/known-step.js';
import { MAX_HEADERS } from '../pipeline/header-limit.js';
import { nothingOff, type SwitchedOff } from '../../domain/config/pieces.js';
import { answerClientError } from './client-error.js';
import { limitPipeline } from './pipeline-limit.js';
import { checkHead, refuseHead } from './request-head.js';

/** Room for a request line and headers, in bytes: enough that a URI over its own limit is read, and answered 414. */
export const MAX_HEADER_BYTES = 32_768;

/**
 * How much of a connection a caller may take up. **Units**: milliseconds; connections wait for the next request
 * `keepAlive` at most.
 */
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
export const defaultPatience: Patience = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 65_000,
  interval: 1000,
  idle: 70_000,
};

type Constructor = typeof IncomingMessage | typeof ServerResponse;

/**
 * A constructor like another, whose instances are born with a prototype of their own. It is a plain function that calls
 * the other, as those of node:http are: `Reflect.construct` would give each instance a hidden class of its own, and
 * make all that is done with it slow.
 */
function bornWith<C extends Constructor>(base: C, prototype: object): C {
  function born(this: object, ...given: readonly unknown[]): void {
    Reflect.apply(base as unknown as (...all: unknown[]) => void, this, given);
  }
  born.prototype = prototype;
  Object.setPrototypeOf(born, base);
  return born as unknown as C;
}

/** Name of the setting of an app that holds its first step, if it has one. */
export const KNOWN_STEP = 'known step';

/** The app, behind its first step. That one too needs what Express gives to requests and responses. */
function listenerOf(app: Express, isBornSo: boolean): RequestListener {
  const step = app.get(KNOWN_STEP) as KnownStep | undefined;
  const row = app as RequestListener;
  if (step === undefined) return row;
  return (req, res) => {
    if (!isBornSo) {
      Object.setPrototypeOf(req, app.request);
      Object.setPrototypeOf(res, app.response);
    }
    if (!step(req as Request, res as Response)) row(req, res);
  };
}

/**
 * The HTTP server of an app. Requests and responses are born with the prototypes Express would give each of them, since
 * changing the prototype of a live object costs most of what Express costs. Not listening yet.
 */
export function httpServer(app: Express, patience: Patience = defaultPatience, off: SwitchedOff = nothingOff): Server {
  const isBornSo = !off.has('prototypes');
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node would respond without a body.
      requireHostHeader: false,
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.keepAlive,
      connectionsCheckingInterval: patience.interval,
      ...(isBornSo && {
        IncomingMessage: bornWith(IncomingMessage, app.request),
        ServerResponse: bornWith(ServerResponse, app.response),
      }),
    },
    limitPipeline(checkHead(listenerOf(app, isBornSo))),
  );
  server.maxHeadersCount = MAX_HEADERS + 1;
  server.setTimeout(patience.idle);
  server.on('clientError', answerClientError);
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    limitPipeline(() => {
      refuseHead(res, 'The Expect header is not 100-continue.');
    })(req, res);
  });
  return server;
}
