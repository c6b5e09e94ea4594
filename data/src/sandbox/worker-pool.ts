import { availableParallelism } from 'node:os';
import type { Options } from 'tinypool';
import { programBeside } from '../program-beside.js';
import type { MatchTask, SimulatedResult, SimulatedWorld } from './one-match.js';
import type { SimulatedMatch, SimulationTask } from './simulation-task.js';

/** Workers that simulate matches, several at once. */
export interface WorkerPool {
  readonly run: (task: SimulationTask) => Promise<SimulatedMatch>;
  readonly close: () => Promise<void>;
}

/** The program of a worker. */
const workerFile = programBeside(import.meta.url, {
  '.ts': '../../../tools/dev/simulator-worker.mjs',
  '.js': './worker.js',
  '.cjs': './simulator-worker.mjs',
});

/** Runs functions of the program of a worker, by name. */
interface Pool {
  readonly run: <T>(task: unknown, name: string) => Promise<T>;
  readonly close: () => Promise<void>;
}

/**
 * Creates a pool. If a worker cannot start or ends, all waiting tasks are rejected: otherwise tinypool would end the
 * process, and tasks in its queue would wait without end.
 */
async function createPool(options: Partial<Options>): Promise<Pool> {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({ ...options, isolateWorkers: false });
  const waiting = new Set<(error: Error) => void>();
  pool.on('error', (error: Error) => {
    for (const reject of waiting) reject(error);
  });
  return {
    run: <T>(task: unknown, name: string) =>
      new Promise<T>((resolve, reject) => {
        waiting.add(reject);
        (pool.run(task, { name }) as Promise<T>).then(resolve, reject).finally(() => waiting.delete(reject));
      }),
    close: () => pool.destroy(),
  };
}

/** Creates a pool of workers, by default one for each core. With 0 workers, tasks run in this thread. */
export async function createWorkerPool(workers: number = availableParallelism()): Promise<WorkerPool> {
  if (workers === 0) {
    const { runTask } = await import('./simulation-task.js');
    return { run: (task) => Promise.resolve(task).then(runTask), close: () => Promise.resolve() };
  }
  const pool = await createPool({ filename: workerFile.href, minThreads: workers, maxThreads: workers });
  return { run: (task) => pool.run(task, 'default'), close: pool.close };
}

/** Simulates single matches of a world. */
export interface MatchSimulator {
  /** Returns the compact form of a match. */
  readonly form: (task: MatchTask) => Promise<Uint8Array>;
  /** Returns the compact form of a match in the background. */
  readonly backgroundForm: (task: MatchTask) => Promise<Uint8Array>;
  /** Returns the log of a match as text. */
  readonly log: (task: MatchTask) => Promise<Uint8Array>;
  /** Returns the brief of a match and the digest of its log. */
  readonly result: (task: MatchTask) => Promise<SimulatedResult>;
  /** Gets ready for the first match. */
  readonly prepare: (world: SimulatedWorld) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The limits of the heap of a worker: without them V8 lets it grow to three times what it needs. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 } as const;

/** Approximate memory of a simulating worker. **Units**: megabytes. */
const WORKER_MEGABYTES = 70;

/** The share of the memory of a process that workers may take together, and what they always leave. */
const [WORKERS_SHARE, LEFT_MEGABYTES] = [0.5, 400];

/**
 * Returns how many workers may simulate in the background within some memory, at most one for each core. As many more
 * may simulate for callers that wait. If there is one only, callers wait for it. **Units**: megabytes.
 */
export function workersWithin(megabytes: number, cores = availableParallelism()): number {
  const available = Math.min(megabytes * WORKERS_SHARE, megabytes - LEFT_MEGABYTES);
  return Math.max(1, Math.min(cores, Math.floor(available / WORKER_MEGABYTES / 2)));
}

/** Returns the memory limit of all workers together, from the number of each kind. **Units**: megabytes. */
export const megabytesOfWorkers = (workers: number): number => (workers === 1 ? 1 : workers * 2) * WORKER_MEGABYTES;

/** Time for which an idle worker stays alive, because it has planned the entire world. **Units**: milliseconds. */
const IDLE_MILLISECONDS = 60_000;

/**
 * Creates a simulator of single matches, with a number of workers in the background and as many more for callers that
 * wait. A single worker does both, since two plans of the world take too much memory. Workers start with their first
 * task and stop a minute after the last. With 0 workers, tasks run in this thread. `program` is that of a worker.
 */
export async function createMatchSimulator(workers: number, program = workerFile): Promise<MatchSimulator> {
  if (workers === 0) {
    const { planWorldOf, simulatedForm, simulatedLog, simulatedResult } = await import('./one-match.js');
    return {
      form: simulatedForm,
      backgroundForm: simulatedForm,
      log: simulatedLog,
      result: simulatedResult,
      prepare: (world) => Promise.resolve(world).then(planWorldOf),
      close: () => Promise.resolve(),
    };
  }
  const options = {
    filename: program.href,
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: IDLE_MILLISECONDS,
    resourceLimits,
  };
  const background = await createPool(options);
  const waitedFor = workers === 1 ? background : await createPool(options);
  const run =
    <T>(name: string, pool = waitedFor) =>
    (task: SimulatedWorld): Promise<T> =>
      pool.run(task, name);
  return {
    form: run('simulatedForm'),
    backgroundForm: run('simulatedInBackground', background),
    log: run('simulatedLog'),
    result: run('simulatedResult'),
    prepare: run('planWorldOf'),
    close: async () => {
      await Promise.all([...new Set([waitedFor, background])].map((pool) => pool.close()));
    },
  };
}
