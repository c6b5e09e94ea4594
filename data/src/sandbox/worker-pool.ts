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

const workerFile = programBeside(import.meta.url, {
  '.ts': '../../../tools/dev/simulator-worker.mjs',
  '.js': './worker.js',
  '.cjs': './simulator-worker.mjs',
});

/** Runs functions of a worker's program by name. */
interface Pool {
  readonly run: <T>(task: unknown, name: string) => Promise<T>;
  readonly close: () => Promise<void>;
}

/**
 * Creates a pool. If a worker cannot start, or if it exits, all waiting tasks are rejected. Without this, tinypool
 * would end this process, and queued tasks would wait forever.
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

/** Creates a pool of workers, by default one per core. With 0 workers, tasks run in this thread. */
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
  /** Returns the log of a match as NDJSON bytes. */
  readonly log: (task: MatchTask) => Promise<Uint8Array>;
  /** Returns the brief of a match and the digest of its log. */
  readonly result: (task: MatchTask) => Promise<SimulatedResult>;
  /** Plans the world, so that the first match does not wait for it. */
  readonly prepare: (world: SimulatedWorld) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Heap limits of a worker. Without them, V8 lets the heap grow to three times the size it needs. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 } as const;

/** Approximate memory of a worker that simulates. **Units**: megabytes. */
const WORKER_MEGABYTES = 70;

/** Share of a process's memory that all workers together may use, and the memory that they always leave. */
const [WORKERS_SHARE, LEFT_MEGABYTES] = [0.5, 400];

/**
 * Returns how many workers may simulate in the background within some memory, with at most one per core. As many more
 * may simulate for waiting callers. A single worker does both. **Units**: megabytes.
 */
export function workersWithin(megabytes: number, cores = availableParallelism()): number {
  const available = Math.min(megabytes * WORKERS_SHARE, megabytes - LEFT_MEGABYTES);
  return Math.max(1, Math.min(cores, Math.floor(available / WORKER_MEGABYTES / 2)));
}

/** Returns the memory of all workers, in the background and for waiting callers. **Units**: megabytes. */
export const megabytesOfWorkers = (workers: number): number => (workers === 1 ? 1 : workers * 2) * WORKER_MEGABYTES;

/** Time for which an idle worker stays alive, to keep its plan of the entire world. **Units**: milliseconds. */
const IDLE_MILLISECONDS = 60_000;

/**
 * Creates a simulator of single matches, with a number of workers in the background and as many more for waiting
 * callers. A single worker does both, because two plans of the world take too much memory. Workers start with their
 * first task and stop a minute after the last. With 0 workers, tasks run in this thread. `program` is the program of a
 * worker.
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
