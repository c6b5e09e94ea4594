import { RandomHex } from './random-hex.js';

/**
 * Where a request stands in a trace: the trace, the span of the caller where there is one, and a span of our own.
 * **Source**: W3C Trace Context.
 */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId?: string;
}

const TRACE_BYTES = 16;
const SPAN_BYTES = 8;

const random = new RandomHex();

const written = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/u;

/** The context a `traceparent` continues; without a sound one a trace begins here. */
export function traceOf(traceparent: string | undefined): TraceContext {
  const [, version, traceId, parentId, more] =
    (traceparent === undefined ? undefined : written.exec(traceparent)) ?? [];
  const spanId = random.next(SPAN_BYTES);
  if (traceId === undefined || parentId === undefined || (version === '00' && more !== undefined))
    return { traceId: random.next(TRACE_BYTES), spanId };
  return { traceId, spanId, parentId };
}
