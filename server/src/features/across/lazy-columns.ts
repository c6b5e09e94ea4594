import type { ByteCache } from '@goalsquare/data';
import type { Steps, WorkQueue } from '../../domain/work-queue.js';
import { SharedWork } from './shared-work.js';

/** Columns that are computed when a question first reads them. */
interface Lazy {
  readonly isReady: boolean;
  inSteps(): Steps<unknown>;
}

/** Computes columns of cached seasons, once for all requests that need them at the same time. */
export class LazyColumns {
  readonly #running = new SharedWork<void>();

  constructor(private readonly queue: WorkQueue) {}

  /** Computes what a question first reads of a cached season, and measures the entry again: it has grown. */
  async compute<V extends object>(
    cache: ByteCache<string, V>,
    name: string,
    lazy: Lazy,
    signal: AbortSignal,
  ): Promise<void> {
    while (!lazy.isReady)
      await this.#running.run(name, signal, async () => {
        await this.queue.finish(lazy.inSteps());
        const known = cache.peek(name);
        if (known !== undefined) cache.set(name, { ...known });
      });
  }
}
