import { availableParallelism } from 'node:os';
import { runTask, type SimulatedMatch, type SimulationTask } from './simulation-task.js';

/** Workers that simulate matches, several at once. */
export interface WorkerPool {
  readonly run: (task: SimulationTask) => Promise<SimulatedMatch>;
  readonly close: () => Promise<void>;
}

/** The code of a worker: compiled beside this file, or from source in the tools. */
const workerFile = import.meta.url.endsWith('.ts')
  ? new URL('../../../tools/simulator-worker.mjs', import.meta.url)
  : new URL('./worker.js', import.meta.url);

/** Creates a pool of so many workers, by default one for each core. With 0 workers, tasks run in this thread. */
export async function createWorkerPool(workers: number = availableParallelism()): Promise<WorkerPool> {
  if (workers === 0) return { run: (task) => Promise.resolve(task).then(runTask), close: () => Promise.resolve() };
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: workerFile.href,
    minThreads: workers,
    maxThreads: workers,
    isolateWorkers: false,
  });
  return { run: (task) => pool.run(task) as Promise<SimulatedMatch>, close: () => pool.destroy() };
}
