import { randomBytes } from 'node:crypto';

/** Where a request stands in a trace: the trace, the span of the caller where there is one, and a span of our own. **Source**: W3C Trace Context. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId?: string;
}

const TRACE_BYTES = 16;
const SPAN_BYTES = 8;

const written = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/u;

/** The context a `traceparent` continues; without a sound one a trace begins here. */
export function traceOf(traceparent: string | undefined): TraceContext {
  const [, version, traceId, parentId, more] = written.exec(traceparent ?? '') ?? [];
  const spanId = randomBytes(SPAN_BYTES).toString('hex');
  if (traceId === undefined || parentId === undefined || (version === '00' && more !== undefined)) return { traceId: randomBytes(TRACE_BYTES).toString('hex'), spanId };
  return { traceId, spanId, parentId };
}
