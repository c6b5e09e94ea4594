import { reasonOf, sleep } from './sleep.js';

/**
 * Sends a few requests at a time. When the server says that requests come too fast, or that the plan allows no more for
 * now, all requests wait. A hundred parallel calls then succeed at the speed of the plan.
 */
export class RequestQueue {
  #running = 0;
  #resumesAt = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly concurrency: number) {}

  /** Runs a task as soon as fewer than `concurrency` run. Rejects if the signal is aborted before it starts. */
  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#running >= this.concurrency) await this.#place(signal);
    else this.#running += 1;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  /** Makes all requests wait. **Units**: seconds. */
  pause(seconds: number): void {
    this.#resumesAt = Math.max(this.#resumesAt, Date.now() + seconds * 1000);
  }

  /** Resolves when requests may be sent. Calls `onPause` first if they have to wait. **Units**: seconds. */
  async resumed(signal?: AbortSignal, onPause?: (seconds: number) => void): Promise<void> {
    if (this.#resumesAt > Date.now()) onPause?.((this.#resumesAt - Date.now()) / 1000);
    for (let left = this.#resumesAt - Date.now(); left > 0; left = this.#resumesAt - Date.now())
      await sleep(left / 1000, signal);
  }

  #place(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', stop);
        resolve();
      };
      const stop = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(reasonOf(signal));
      };
      this.#waiting.push(begin);
      signal?.addEventListener('abort', stop, { once: true });
    });
  }
}
