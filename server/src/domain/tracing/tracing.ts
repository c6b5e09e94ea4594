/** The ids of a request in a trace, in hexadecimal digits. */
export interface RequestIds {
  readonly traceId: string;
  readonly spanId: string;
  /** The caller's span. **Empty**: the trace begins with this request. */
  readonly parentId?: string;
}

/** Attributes of a span: names, numbers and ids, never a secret. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** Records spans. */
export interface Tracing {
  /** Begins the span of a request. Spans within it are its children. Returns a function that ends it. */
  readonly request: (ids: RequestIds) => (name: string, attributes: SpanAttributes, isError: boolean) => void;
  /** Runs part of a request, or independent work, as a span. */
  readonly span: <T>(name: string, attributes: SpanAttributes, run: () => T) => T;
  /** Exports the remaining spans and stops. */
  readonly close: () => Promise<void>;
}

let active: Tracing | undefined;

/** Starts recording spans. **Empty**: `undefined` stops recording. */
export function setTracing(to: Tracing | undefined): void {
  active = to;
}

/** Returns the recorder of this process's spans. **Empty**: `undefined` if spans are not recorded. */
export const tracing = (): Tracing | undefined => active;

/** Runs a function, as a span if spans are recorded. */
export const traced = <T>(name: string, attributes: SpanAttributes, run: () => T): T =>
  active === undefined ? run() : active.span(name, attributes, run);

/** Exports the remaining spans and stops. */
export const closeTracing = (): Promise<void> => active?.close() ?? Promise.resolve();
