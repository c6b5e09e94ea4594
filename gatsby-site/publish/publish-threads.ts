import { availableParallelism } from 'node:os';
import type { PublishedFile } from '@goalsquare/server/published';
import { Tinypool } from 'tinypool';
import type { ReadPage, ReadyPage, ServeFile } from './publish-page.js';

/** The maximum number of threads. With more, they wait for the disk. */
const MOST = 8;

/** Threads that run publishing tasks. */
export interface PublishThreads {
  /** Returns the results in the order of the tasks. **Throws** if one fails. */
  readonly run: <T extends ReadPage | ServeFile>(
    tasks: readonly T[],
  ) => Promise<readonly (T extends ReadPage ? ReadyPage : PublishedFile)[]>;
  readonly close: () => Promise<void>;
}

/** Starts one thread for each processor, up to the maximum. */
export function openPublishThreads(): PublishThreads {
  const threads = Math.min(MOST, availableParallelism());
  const pool = new Tinypool({
    filename: new URL('publish-thread.mjs', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  return {
    run: (tasks) => Promise.all(tasks.map((task) => pool.run(task) as Promise<never>)),
    close: () => pool.destroy(),
  };
}
