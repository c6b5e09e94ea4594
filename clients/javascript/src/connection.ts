import type { Credentials } from './credentials.js';
import { deadline } from './deadline.js';
import { failureOf } from './failure-of.js';
import { ConnectionFailed, TimedOut, Unauthorised, UnexpectedResponse, type GoalsquareError } from './errors.js';
import { isProxyRefusal, redirected, redirects } from './in-between.js';
import type { OperationRequest } from './operation.js';
import type { CallOptions } from './operation-types.js';
import { readText } from './read-text.js';
import { RequestQueue } from './request-queue.js';
import type { ResponseStore } from './response-store.js';
import { isRepeated, paceOf, tooFast, waitAfter, waitToResume, type Retries, type Wait } from './retries.js';
import { sleep } from './sleep.js';

/** Reads a response, and calls `onChunk` whenever bytes arrive. */
type Read<T> = (response: Response, onChunk: () => void) => Promise<T>;

/** Options of a connection. **Units**: `timeout` is the number of seconds without a byte. */
export interface ConnectionOptions {
  readonly url: string;
  readonly timeout: number;
  readonly retries: Retries;
  readonly concurrency: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
  readonly store: ResponseStore | undefined;
  readonly onWait: ((wait: Wait) => void) | undefined;
}

/** A request ready to be sent. */
interface Sent {
  readonly target: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

const sentOf = ({ method, target, body }: OperationRequest, headers: Readonly<Record<string, string>>): Sent =>
  body === undefined
    ? { method, target, headers }
    : { method, target, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };

/** **Throws** `UnexpectedResponse` if a stream does not have the media type that was requested. */
function requireType(response: Response, accept: string, url: string): void {
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.startsWith(accept))
    throw new UnexpectedResponse(`${url} returned ${type || 'no media type'} instead of ${accept}.`);
}

/** Sends the requests of an account to a server. It sends a few at a time, and retries where that may help. */
export class Connection {
  readonly #queue: RequestQueue;

  constructor(
    readonly options: ConnectionOptions,
    private readonly credentials: () => Credentials,
  ) {
    this.#queue = new RequestQueue(options.concurrency);
  }

  /** Returns the text of a response. Responses to GET requests are reused until stale. **Throws** `ApiError`. */
  async text(request: OperationRequest, accept: string, options: CallOptions = {}): Promise<string> {
    const { store } = this.options;
    if (request.method !== 'GET' || store === undefined)
      return this.send(request, { Accept: accept }, options, readText);
    const key = `${await this.credentials().digest()} ${accept} ${this.options.url}${request.target}`;
    const stored = await store.get(key);
    if (stored !== undefined && stored.freshUntil > Date.now()) return stored.body;
    const headers = { Accept: accept, ...(stored !== undefined && { 'If-None-Match': stored.etag }) };
    return this.send(request, headers, options, async (response, onChunk) => {
      const body = response.status === 304 ? (stored?.body ?? '') : await readText(response, onChunk);
      const control = response.headers.get('Cache-Control') ?? '';
      const etag = response.headers.get('ETag') ?? stored?.etag;
      const maxAge = Number(/max-age=(\d+)/u.exec(control)?.[1] ?? 0);
      if (etag !== undefined && !control.includes('no-store'))
        await store.set(key, { body, etag, freshUntil: Date.now() + maxAge * 1000 });
      return body;
    });
  }

  /**
   * Sends a request and reads its response. It times out if the server sends nothing for `timeout` seconds. **Throws**
   * `ApiError`, `ConnectionFailed`.
   */
  async send<T>(
    request: OperationRequest,
    headers: Readonly<Record<string, string>>,
    options: CallOptions,
    read: Read<T>,
  ): Promise<T> {
    return this.#authorized(options.signal, (authorization) =>
      this.#repeated(sentOf(request, { ...authorization, ...headers }), request.mayRepeat, options, read),
    );
  }

  /**
   * Returns a response whose body the caller reads. Reading fails if the server sends nothing for `timeout` seconds.
   * **Throws** the same errors as `send`.
   */
  async response(
    request: OperationRequest,
    headers: Readonly<Record<string, string>>,
    options: CallOptions,
  ): Promise<Response> {
    const { signal, timeout = this.options.timeout } = options;
    const { watched } = await import('./stream-parts.js');
    return this.send(request, headers, options, (response) =>
      Promise.resolve(
        watched(
          response,
          () => deadline([signal], timeout),
          (error) => this.#lost(error, signal, timeout),
        ),
      ),
    );
  }

  /** Opens a long-lived response, such as an event stream, outside the queue. **Throws** the same errors as `send`. */
  async open(
    request: OperationRequest,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<Response> {
    return this.#authorized(signal, async (authorization) => {
      await this.#queue.resumed(signal);
      const sent = sentOf(request, { ...authorization, ...headers });
      const response = await this.#fetched(sent, signal).catch((error: unknown) => {
        throw error instanceof UnexpectedResponse ? error : this.#lost(error, signal);
      });
      if (!response.ok) throw await failureOf(response, `${this.options.url}${request.target}`);
      requireType(response, headers.Accept ?? '', `${this.options.url}${request.target}`);
      return response;
    });
  }

  /**
   * Exchanges a client id and secret for a token. Does not retry if a token may have been issued. **Throws**
   * `ApiError`.
   */
  async issueToken(clientId: string, clientSecret: string): Promise<unknown> {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    return this.#repeated({ target: '/oauth2/token', method: 'POST', headers: {}, body }, false, {}, (response) =>
      response.json(),
    );
  }

  /** Returns the seconds to wait before a stream is reopened. **Empty**: `undefined` if it is not reopened. */
  waitToResume(
    failures: number,
    waited: number,
    reason: GoalsquareError & { readonly retryAfter?: number },
  ): number | undefined {
    const seconds = waitToResume(this.options.retries, failures, waited, reason.retryAfter);
    if (seconds !== undefined) this.options.onWait?.({ seconds, attempt: failures, reason });
    return seconds;
  }

  async #authorized<T>(
    signal: AbortSignal | undefined,
    task: (headers: Readonly<Record<string, string>>) => Promise<T>,
  ): Promise<T> {
    const credentials = this.credentials();
    const run = async (token: string): Promise<T> => task({ Authorization: `Bearer ${token}` });
    signal?.throwIfAborted();
    const token = await credentials.token();
    try {
      return await run(token);
    } catch (error) {
      if (!(error instanceof Unauthorised) || !(await credentials.rejected(token))) throw error;
    }
    return run(await credentials.token());
  }

  #repeated<T>(
    sent: Sent,
    mayRepeat: boolean,
    { signal, timeout = this.options.timeout, onWait }: CallOptions,
    read: Read<T>,
  ): Promise<T> {
    return this.#queue.run(async () => {
      let waited = 0;
      const heard = (seconds: number, attempt: number, reason: GoalsquareError): void => {
        this.options.onWait?.({ seconds, attempt, reason });
        onWait?.({ seconds, attempt, reason });
      };
      for (let attempt = 1; ; attempt += 1) {
        await this.#queue.resumed(signal, (seconds) => {
          if (attempt === 1) heard(seconds, 0, tooFast(seconds));
        });
        let failure: GoalsquareError;
        let seconds: number | undefined;
        const limit = deadline([signal], timeout);
        try {
          const response = await this.#fetched(sent, limit.signal);
          const pace = paceOf(response.headers.get('RateLimit'));
          if (pace <= this.options.retries.longestWait) this.#queue.pause(pace);
          if (response.ok || response.status === 304) return await read(response, limit.restart);
          const rejection = await failureOf(response, `${this.options.url}${sent.target}`);
          failure = rejection;
          if (isRepeated(response.status, mayRepeat))
            seconds = waitAfter(this.options.retries, attempt, rejection.retryAfter, waited);
          if (seconds !== undefined && response.status === 429) this.#queue.pause(seconds);
        } catch (error) {
          failure = this.#lost(error, signal, timeout);
          if (error instanceof UnexpectedResponse) throw error;
          seconds = mayRepeat && !isProxyRefusal(error) ? waitAfter(this.options.retries, attempt) : undefined;
        } finally {
          limit.clear();
        }
        if (seconds === undefined) throw failure;
        heard(seconds, attempt, failure);
        waited += seconds;
        await sleep(seconds, signal);
      }
    }, signal);
  }

  /**
   * Sends a request. Redirects are not followed, so that the token, the client secret and the request body only go to
   * the configured server. **Throws** `UnexpectedResponse` for a redirect.
   */
  async #fetched({ target, ...init }: Sent, signal: AbortSignal): Promise<Response> {
    const { url, headers, fetch } = this.options;
    const sent = { ...init, headers: { ...headers, ...init.headers }, redirect: 'manual', signal } as const;
    const response = await fetch(`${url}${target}`, sent);
    if (response.type === 'opaqueredirect' || redirects.has(response.status)) {
      await response.body?.cancel();
      throw redirected(`${url}${target}`, response.headers.get('Location'));
    }
    return response;
  }

  /** Returns the error for a request that got no response. If the signal was aborted, **throws** its reason. */
  #lost(error: unknown, signal?: AbortSignal, timeout?: number): ConnectionFailed {
    signal?.throwIfAborted();
    const { url } = this.options;
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return new TimedOut(`${url} did not respond within ${timeout ?? 0} seconds.`, { cause: error });
    const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
    const why = cause?.code ?? cause?.message ?? (error instanceof Error ? error.message : String(error));
    return new ConnectionFailed(`${url} could not be reached: ${why}.`, { cause: error });
  }
}
