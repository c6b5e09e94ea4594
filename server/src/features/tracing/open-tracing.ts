import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import type { Context, Span, SpanStatusCode } from '@opentelemetry/api';
import type { RequestIds, Tracing } from '../../domain/tracing/tracing.js';
import { version } from '../../domain/version.js';

/** Gives the next span the ids of a request, so that log lines and spans have the same ids. */
class RequestIdGenerator {
  #next: { readonly traceId: string; readonly spanId: string } | undefined;

  constructor(private readonly random: { generateTraceId: () => string; generateSpanId: () => string }) {}

  set(next: { readonly traceId: string; readonly spanId: string } | undefined): void {
    this.#next = next;
  }

  readonly generateTraceId = (): string => this.#next?.traceId ?? this.random.generateTraceId();
  readonly generateSpanId = (): string => this.#next?.spanId ?? this.random.generateSpanId();
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/**
 * Runs a function and ends its span, even on failure. Error messages are left out, because they may contain data from a
 * caller.
 */
function ended<T>(span: Span, code: SpanStatusCode, run: () => T): T {
  const end = (): void => {
    span.end();
  };
  const fail = (error: unknown): void => {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span.setStatus({ code });
    end();
  };
  try {
    const result = run();
    if (isPromise(result)) result.then(end, fail);
    else end();
    return result;
  } catch (error) {
    fail(error);
    throw error;
  }
}

/** Loads the OpenTelemetry packages, which a server without a collector does not need. */
async function loadPackages() {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  return { api, sdk, OTLPTraceExporter, resourceFromAttributes };
}

/**
 * Returns tracing that exports spans to a collector through OTLP over HTTP. The packages read further OpenTelemetry
 * variables, such as `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_TRACES_SAMPLER`. **Source**: ADR 42.
 */
export async function openTracing(endpoint: string): Promise<Tracing> {
  const { api, sdk, OTLPTraceExporter, resourceFromAttributes } = await loadPackages();
  const ids = new RequestIdGenerator(new sdk.RandomIdGenerator());
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/u, '')}/v1/traces` });
  const provider = new sdk.BasicTracerProvider({
    idGenerator: ids,
    resource: resourceFromAttributes({
      'service.name': 'goalsquare',
      'service.version': version.version,
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('goalsquare', version.version);
  const current = new AsyncLocalStorage<Span>();
  const callerOf = ({ traceId, parentId: spanId }: RequestIds): Context =>
    spanId === undefined
      ? api.ROOT_CONTEXT
      : api.trace.setSpanContext(api.ROOT_CONTEXT, {
          traceId,
          spanId,
          traceFlags: api.TraceFlags.SAMPLED,
          isRemote: true,
        });

  return {
    request: (request) => {
      ids.set(request);
      const span = tracer.startSpan('request', { kind: api.SpanKind.SERVER }, callerOf(request));
      ids.set(undefined);
      current.enterWith(span);
      return (name, attributes, isError) => {
        span.updateName(name);
        span.setAttributes(attributes);
        if (isError) span.setStatus({ code: api.SpanStatusCode.ERROR });
        span.end();
      };
    },
    span: (name, attributes, run) => {
      const parent = current.getStore();
      const context = parent === undefined ? api.ROOT_CONTEXT : api.trace.setSpan(api.ROOT_CONTEXT, parent);
      const span = tracer.startSpan(name, { attributes }, context);
      return ended(span, api.SpanStatusCode.ERROR, () => current.run(span, run));
    },
    close: () => provider.shutdown(),
  };
}
