import { availableParallelism } from 'node:os';
import type { Job, JobDone } from './job.js';
import { runJob } from './run-job.js';

/** Those who do the jobs, several at once. */
export interface Crew {
  readonly run: (job: Job) => Promise<JobDone>;
  readonly end: () => Promise<void>;
}

/** Where the code of a worker is: compiled beside this file, or from source in the tools. */
const workerFile = import.meta.url.endsWith('.ts')
  ? new URL('../../../../tools/simulator-worker.mjs', import.meta.url)
  : new URL('./worker.js', import.meta.url);

/** A crew of so many workers, by default one for each core; with none, jobs are done here. */
export async function crewOf(workers: number = availableParallelism()): Promise<Crew> {
  if (workers === 0) return { run: (job) => Promise.resolve(job).then(runJob), end: () => Promise.resolve() };
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: workerFile.href,
    minThreads: workers,
    maxThreads: workers,
    isolateWorkers: false,
  });
  return { run: (job) => pool.run(job) as Promise<JobDone>, end: () => pool.destroy() };
}
