import { randomUUID, randomFillSync } from 'node:crypto';
import type { TraceContext } from '../pipeline/request.js';
import type { Step } from '../pipeline/run-steps.js';

/** Number of random bytes drawn at once, because the call to the generator costs more than the bytes. */
const DRAWN = 8192;

/** A source of random hexadecimal text, which uses each random byte only once. */
class RandomHex {
  readonly #bytes = Buffer.alloc(DRAWN);
  #used = DRAWN;

  /** Returns random text for a small number of bytes, two digits for each byte. */
  next(bytes: number): string {
    if (this.#used + bytes > DRAWN) {
      randomFillSync(this.#bytes);
      this.#used = 0;
    }
    const from = this.#used;
    this.#used += bytes;
    return this.#bytes.toString('hex', from, this.#used);
  }
}

const TRACE_BYTES = 16;
const SPAN_BYTES = 8;

const random = new RandomHex();

const written = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/u;

/** Returns the trace context that a `traceparent` continues. Without a valid one, a new trace begins. */
export function traceOf(traceparent: string | undefined): TraceContext {
  const [, version, traceId, parentId, more] =
    (traceparent === undefined ? undefined : written.exec(traceparent)) ?? [];
  const spanId = random.next(SPAN_BYTES);
  if (traceId === undefined || parentId === undefined || (version === '00' && more !== undefined))
    return { traceId: random.next(TRACE_BYTES), spanId };
  return { traceId, spanId, parentId };
}

const sane = /^[A-Za-z0-9._-]{1,64}$/u;

/**
 * Sets the id and the trace of a request. The id is that in `X-Request-Id` if it is short and plain, otherwise a new
 * one. The response repeats it.
 */
export const requestId: Step = (context) => {
  const { req } = context;
  const { 'x-request-id': sent, traceparent } = req.headers;
  req.requestId = typeof sent === 'string' && sane.test(sent) ? sent : randomUUID();
  req.trace = traceOf(typeof traceparent === 'string' ? traceparent : undefined);
  context.addHeader('X-Request-Id', req.requestId);
};
