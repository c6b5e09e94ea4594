import { withTimeout } from './with-timeout.js';

/** What a decision falls back from and to. */
export interface RedisMonitor {
  /** Whether Redis does what it should at a place: whatever has the same hash tag. */
  readonly probe: (place: string) => Promise<unknown>;
  /** Called when limits become local, and when they are shared again. */
  readonly onChange: (isShared: boolean, error?: unknown) => void;
  /** Called for each local decision. */
  readonly onLocal: () => void;
  readonly timeoutMilliseconds: number;
}

const PROBE_EVERY_MILLISECONDS = 500;

/**
 * Makes decisions in Redis, or locally while it is away: from the first that fails or takes too long, until a probe
 * that runs beside the requests succeeds. So no request waits longer than the timeout, and those that come meanwhile
 * not at all. **Source**: ADR 39.
 */
export class RedisFallback {
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(private readonly watch: RedisMonitor) {}

  get isShared(): boolean {
    return this.#timer === undefined;
  }

  /** Decides about what lies at a place. */
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

  /** Asks for something that lies at a place. **Empty**: `undefined` while Redis is away. */
  async ask<T>(place: string, shared: () => Promise<T>): Promise<{ readonly answer: T } | undefined> {
    if (!this.isShared) return undefined;
    try {
      return { answer: await withTimeout(shared(), this.watch.timeoutMilliseconds) };
    } catch (error) {
      this.leave(place, error);
      return undefined;
    }
  }

  /** Falls back to local decisions until a place can be reached. */
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
