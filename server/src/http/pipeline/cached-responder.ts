import { LRUCache } from 'lru-cache';
import type { Request } from 'express';
import { COMPRESSION_THRESHOLD, allowCompression } from './compression.js';
import { onceReady, sendBuffered, contentHeaders, type StreamedResponse, type BufferedResponse } from './send.js';
import { joined } from '../../answers/json/json.js';
import { workQueue, type Steps, type WorkQueue } from '../../domain/work-queue.js';
import type { CheckedCall } from '../../answers/checked-call.js';
import { ResponsesUnderWay, type ResponseHold } from './responses-under-way.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import { codingOf, type Coding, type CachedResponse, type ResponseCache } from './response-cache.js';

/** Maximum number of Accept-Encoding values that are remembered. */
const REMEMBERED = 500;

const canonical = new WeakMap<CheckedCall, string>();

/**
 * Returns the canonical form of a call, with its parameters sorted by name. Two spellings of the same URL have the same
 * form.
 */
function canonicalOf(call: CheckedCall): string {
  const known = canonical.get(call);
  if (known !== undefined) return known;
  const sorted = (values: Readonly<Record<string, unknown>>): unknown =>
    Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([call.operationId, sorted(call.path), sorted(call.query), call.body ?? null]);
  canonical.set(call, text);
  return text;
}

/**
 * Sends responses from the cache. `compression` chooses a coding for each value of Accept-Encoding: it compresses the
 * first response, and its choice is remembered.
 */
export class CachedResponder {
  readonly #computing = new Map<string, Promise<CachedResponse>>();
  readonly #chosen = new LRUCache<string, Coding | 'identity'>({ max: REMEMBERED });

  constructor(
    private readonly answers: ResponseCache,
    private readonly queue: WorkQueue = workQueue,
    private readonly underWay = new ResponsesUnderWay(memoryParts.responses),
  ) {}

  /** Returns the key of a response, which covers everything it depends on. */
  keyOf(tag: string, call: CheckedCall): string {
    return `${tag} ${canonicalOf(call)}`;
  }

  /** Returns the response for a key from the cache, or computes and caches it. */
  answer(req: Request, key: string, compute: () => unknown): BufferedResponse | StreamedResponse {
    const known = this.answers.get(key) ?? this.#computing.get(key);
    if (known !== undefined) return this.#ready(req, key, known);
    const hold = this.underWay.hold();
    return hold instanceof Promise
      ? onceReady(hold.then((held) => this.#heldAnswer(req, key, compute, held)))
      : this.#heldAnswer(req, key, compute, hold);
  }

  /** Computes a response, unless another request already does, and holds memory for it until it is sent. */
  #heldAnswer(
    req: Request,
    key: string,
    compute: () => unknown,
    hold: ResponseHold,
  ): BufferedResponse | StreamedResponse {
    const settle = ({ plain: { length } }: CachedResponse): void => {
      hold.resize(length);
      if (req.res === undefined || req.res.closed) hold.release();
      else req.res.once('close', hold.release);
    };
    try {
      const answer = this.answers.get(key) ?? this.#computing.get(key) ?? this.#compute(key, compute);
      if (answer instanceof Promise) answer.then(settle, hold.release);
      else settle(answer);
      return this.#ready(req, key, answer);
    } catch (error) {
      hold.release();
      throw error;
    }
  }

  #ready(
    req: Request,
    key: string,
    answer: CachedResponse | Promise<CachedResponse>,
  ): BufferedResponse | StreamedResponse {
    return onceReady(
      answer instanceof Promise
        ? answer.then((made) => this.#inCoding(req, key, made))
        : this.#inCoding(req, key, answer),
    );
  }

  /** Computes and caches a response. Other requests for it wait for the same computation. */
  #compute(key: string, compute: () => unknown): CachedResponse | Promise<CachedResponse> {
    const answer = this.queue.finish(this.#steps(key, compute));
    if (!(answer instanceof Promise)) return answer;
    const computing = answer.finally(() => this.#computing.delete(key));
    this.#computing.set(key, computing);
    return computing;
  }

  *#steps(key: string, compute: () => unknown): Steps<CachedResponse> {
    const { type, body, release } = yield* joined(compute);
    const plain = Buffer.from(body);
    release();
    return this.answers.keep(key, plain, type);
  }

  #inCoding(req: Request, key: string, answer: CachedResponse): BufferedResponse | StreamedResponse {
    const coding = this.#codingFor(req, answer);
    if (coding === undefined) return this.#learning(req, answer);
    if (coding === 'identity') return readyAsIs(answer);
    const bytes = answer.coded.get(coding);
    return bytes === undefined ? this.#compressing(key, answer, coding) : readyIn(answer, bytes, coding);
  }

  /**
   * Returns `identity` for a short response or a method other than GET, otherwise the remembered coding. **Empty**: no
   * caller has sent this Accept-Encoding before.
   */
  #codingFor({ method, headers }: Request, { plain }: CachedResponse): Coding | 'identity' | undefined {
    return method !== 'GET' || plain.length < COMPRESSION_THRESHOLD
      ? 'identity'
      : this.#chosen.get(headers['accept-encoding'] ?? '');
  }

  /** Lets `compression` choose a coding, and remembers its choice. */
  #learning({ headers }: Request, answer: CachedResponse): StreamedResponse {
    return (res) => {
      allowCompression(res, answer.plain.length);
      sendBuffered(res, readyAsIs(answer));
      this.#chosen.set(headers['accept-encoding'] ?? '', codingOf(res.getHeader('Content-Encoding')) ?? 'identity');
      return Promise.resolve();
    };
  }

  #compressing(key: string, answer: CachedResponse, coding: Coding): StreamedResponse {
    return async (res) => {
      sendBuffered(res, readyIn(answer, await this.answers.in(key, answer, coding), coding));
    };
  }
}

const readyAsIs = ({ type, plain, text }: CachedResponse): BufferedResponse => ({
  headers: contentHeaders(type, plain),
  body: text ?? plain,
});

const readyIn = ({ type }: CachedResponse, bytes: Buffer, coding: Coding): BufferedResponse => ({
  headers: ['Content-Encoding', coding, ...contentHeaders(type, bytes)],
  body: bytes,
});
