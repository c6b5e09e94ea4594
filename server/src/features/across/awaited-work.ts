import { once } from 'node:events';
import { Problem } from '../../domain/problems.js';
import type { Timers } from '../../domain/timers.js';
import { SharedWork } from './shared-work.js';

/** `Retry-After` of a response whose result is still being computed. **Units**: seconds. */
const RETRY_AFTER = 10;

/** How long a result is stored for a client that asks again. **Units**: milliseconds. */
const KEPT_MILLISECONDS = 60_000;

/** Maximum number of stored results. Beyond it the oldest is dropped. */
const MOST_KEPT = 16;

/** A request that waits for work. **Units**: `wait` in seconds. */
export interface Waiting {
  readonly signal: AbortSignal;
  readonly wait: number;
}

interface Kept<T> {
  readonly work: Promise<T>;
  readonly drop: () => void;
}

const notReady = (): Problem =>
  new Problem('unavailable', 'The query is still being computed.', { retryAfterSeconds: RETRY_AFTER });

/**
 * Long-running work with a limit on how long each request waits for it. Requests for the same work share it. A
 * request that reaches the limit fails with a 503 problem. The work continues, and its result is stored for a minute
 * in case the client retries.
 */
export class AwaitedWork<T> {
  readonly #running = new SharedWork<T>();
  readonly #kept = new Map<string, Kept<T>>();

  constructor(private readonly timers: Timers) {}

  /** Whether the work for a key is running or its result is stored. */
  has(key: string): boolean {
    return this.#kept.has(key) || this.#running.has(key);
  }

  /**
   * Joins or starts the work for a key, and waits for its result. Calls `hold` with each promise that must settle
   * before the memory of the result is released. Rejects if the work fails, or with a problem of status 503 after
   * `wait` seconds.
   */
  run(
    key: string,
    { signal, wait }: Waiting,
    start: (stop: AbortSignal) => Promise<T>,
    hold?: (until: Promise<unknown>) => void,
  ): Promise<T> {
    const isNew = !this.has(key);
    const work = this.#kept.get(key)?.work ?? this.#running.run(key, signal, start);
    if (isNew) hold?.(work);
    return new Promise((resolve, reject) => {
      let waits = true;
      const cancel = this.timers.after(wait * 1000, () => {
        waits = false;
        this.#keep(key, work, hold);
        reject(notReady());
      });
      const taken = work.finally(() => {
        cancel();
        if (waits) this.#kept.get(key)?.drop();
      });
      taken.then(resolve, reject);
    });
  }

  /** Stores a result until a request takes it, at most for a minute. Failures are not stored. */
  #keep(key: string, work: Promise<T>, hold?: (until: Promise<unknown>) => void): void {
    if (this.#kept.has(key)) return;
    const [oldest] = this.#kept.values();
    if (this.#kept.size === MOST_KEPT) oldest?.drop();
    const drop = (): void => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
      dropped.abort();
    };
    const dropped = new AbortController();
    const kept = { work, drop };
    this.#kept.set(key, kept);
    hold?.(once(dropped.signal, 'abort'));
    work.then(() => {
      this.timers.after(KEPT_MILLISECONDS, drop);
    }, drop);
  }
}
