/** A fault of a request, and the parameter that it is in. */
export interface RequestFault {
  readonly detail: string;
  readonly parameter?: string;
}

/** The server rejected a request. */
export class RequestError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly faults: readonly RequestFault[],
  ) {
    super(message);
  }
}

/** How far a request is that waits for the server. **Units**: `seconds` until it is sent again. */
export interface Waiting {
  readonly detail: string;
  readonly seconds: number;
  /** Matches that are simulated, and all. **Empty**: `undefined` if the server does not say. */
  readonly progress?: { readonly done: number; readonly all: number };
}

/** The longest that a request waits in all. **Units**: milliseconds. */
const PATIENCE = 600_000;

interface Problem {
  readonly detail?: unknown;
  readonly errors?: unknown;
}

const faultsOf = ({ errors }: Problem): readonly RequestFault[] =>
  Array.isArray(errors)
    ? (errors as readonly { readonly detail?: unknown; readonly parameter?: unknown }[]).map(
        ({ detail, parameter }) => ({
          detail: String(detail),
          ...(typeof parameter === 'string' && { parameter }),
        }),
      )
    : [];

async function errorOf(response: Response): Promise<RequestError> {
  if (response.status === 401)
    return new RequestError('The server does not accept this key. Enter another one under “Key”.', 401, []);
  const body: unknown = await response.json().catch(() => undefined);
  const problem: Problem = typeof body === 'object' && body !== null ? body : {};
  const detail = typeof problem.detail === 'string' ? problem.detail : `The server answered ${response.status}.`;
  return new RequestError(detail, response.status, faultsOf(problem));
}

/** Reads from the server's own status how many matches are simulated. */
async function simulated(signal: AbortSignal): Promise<Waiting['progress']> {
  const text = await fetch('/readyz', { signal }).then(
    (response) => response.text(),
    () => '',
  );
  const [, done, all] = /(\d+) of (\d+) matches/u.exec(text) ?? [];
  return done === undefined || all === undefined ? undefined : { done: Number(done), all: Number(all) };
}

const delay = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new DOMException('The request was cancelled.', 'AbortError'));
      },
      { once: true },
    );
  });

interface RequestOptions {
  readonly key: string;
  readonly accept?: string;
  readonly signal: AbortSignal;
  readonly onWait?: (waiting: Waiting) => void;
}

/**
 * Sends a GET request to the server of the page. If the server is not ready yet and says when to retry, the request is
 * repeated until it is, for ten minutes at most. Rejects with a `RequestError` if the server rejects the request.
 */
export async function request(
  path: string,
  { key, accept = 'application/json', signal, onWait }: RequestOptions,
): Promise<Response> {
  const began = performance.now();
  for (;;) {
    const response = await fetch(path, {
      signal,
      headers: { Authorization: `Bearer ${key}`, Accept: accept, Prefer: 'wait=5' },
    });
    if (response.ok) return response;
    const error = await errorOf(response);
    const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
    if (response.status !== 503 || Number.isNaN(seconds) || performance.now() - began > PATIENCE) throw error;
    const progress = await simulated(signal);
    onWait?.({ detail: error.message, seconds, ...(progress && { progress }) });
    await delay(seconds * 1000, signal);
  }
}
