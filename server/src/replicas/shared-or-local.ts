/** What a decision falls back from and to. */
export interface Watch {
  /** Whether Redis does what it should, for whatever lies where a key lies. */
  readonly probe: (key: string) => Promise<unknown>;
  /** Told when limits begin to be local, and when they are shared again. */
  readonly onChange: (isShared: boolean, error?: unknown) => void;
  /** Told of each decision made locally. */
  readonly onLocal: () => void;
  readonly timeoutMilliseconds: number;
}

const PROBE_EVERY_MILLISECONDS = 500;

function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    // An answer that has arrived while the process was busy is read before the immediate.
    const timer = setTimeout(() => { setImmediate(() => { reject(new Error(`no answer within ${milliseconds} ms`)); }); }, milliseconds);
    work.then(resolve, reject).finally(() => { clearTimeout(timer); });
  });
}

/**
 * Makes decisions in Redis, or locally while it is away: from the first that fails or takes too long, until a probe that
 * runs beside the requests succeeds. So no request waits longer than the timeout, and those that come meanwhile not at all. **Source**: ADR 22.
 */
export class SharedOrLocal {
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly watch: Watch) {}

  get isShared(): boolean { return this.#timer === undefined; }

  /** Decides about what lies at a key. */
  async decide<T>(key: string, shared: () => Promise<T>, local: () => T): Promise<T> {
    if (this.isShared) {
      try {
        return await withinTime(shared(), this.watch.timeoutMilliseconds);
      } catch (error) {
        this.leave(key, error);
      }
    }
    this.watch.onLocal();
    return local();
  }

  /** Falls back to local decisions until what lies at a key can be reached. */
  leave(key: string, error: unknown): void {
    if (!this.isShared) return;
    this.#timer = setTimeout(() => { void this.#try(key); }, PROBE_EVERY_MILLISECONDS).unref();
    this.watch.onChange(false, error);
  }

  close(): void { clearTimeout(this.#timer); }

  async #try(key: string): Promise<void> {
    try {
      await withinTime(this.watch.probe(key), this.watch.timeoutMilliseconds);
    } catch {
      this.#timer = setTimeout(() => { void this.#try(key); }, PROBE_EVERY_MILLISECONDS).unref();
      return;
    }
    this.#timer = undefined;
    this.watch.onChange(true);
  }
}
