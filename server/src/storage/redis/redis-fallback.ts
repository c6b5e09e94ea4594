import { withTimeout } from './with-timeout.js';

/** Settings for decisions in Redis with a local fallback. */
export interface RedisMonitor {
  /** Tries keys with a certain hash tag in Redis. Rejects if that fails. */
  readonly probe: (place: string) => Promise<unknown>;
  /** Called when limits become local, and when they become shared again. */
  readonly onChange: (isShared: boolean, error?: unknown) => void;
  /** Called for each local decision. */
  readonly onLocal: () => void;
  readonly timeoutMilliseconds: number;
}

const PROBE_EVERY_MILLISECONDS = 500;

/**
 * Decides in Redis, or locally while Redis is unavailable: from the first failure or timeout until a probe in the
 * background succeeds. No request waits longer than the timeout, and requests in between do not wait at all.
 * **Source**: ADR 39.
 */
export class RedisFallback {
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(private readonly watch: RedisMonitor) {}

  get isShared(): boolean {
    return this.#timer === undefined;
  }

  /** Decides in Redis with keys of one hash tag, or locally while Redis is unavailable. */
  decide<T>(place: string, shared: () => Promise<T>, local: () => T | Promise<T>): Promise<T> {
    const decideHere = async (): Promise<T> => {
      this.watch.onLocal();
      return local();
    };
    if (!this.isShared) return decideHere();
    return withTimeout(shared(), this.watch.timeoutMilliseconds).catch((error: unknown) => {
      this.leave(place, error);
      return decideHere();
    });
  }

  /** Runs a request on keys of one hash tag. **Empty**: `undefined` while Redis is unavailable. */
  async ask<T>(place: string, shared: () => Promise<T>): Promise<{ readonly answer: T } | undefined> {
    if (!this.isShared) return undefined;
    try {
      return { answer: await withTimeout(shared(), this.watch.timeoutMilliseconds) };
    } catch (error) {
      this.leave(place, error);
      return undefined;
    }
  }

  /** Falls back to local decisions until the keys of a hash tag can be reached. */
  leave(place: string, error: unknown): void {
    if (!this.isShared || this.#isClosed) return;
    this.#timer = setTimeout(() => {
      void this.#try(place);
    }, PROBE_EVERY_MILLISECONDS).unref();
    this.watch.onChange(false, error);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #try(place: string): Promise<void> {
    try {
      await withTimeout(this.watch.probe(place), this.watch.timeoutMilliseconds);
    } catch {
      this.#timer = setTimeout(() => {
        void this.#try(place);
      }, PROBE_EVERY_MILLISECONDS).unref();
      return;
    }
    this.#timer = undefined;
    this.watch.onChange(true);
  }
}
