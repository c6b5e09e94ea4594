import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import { isServerMessage, type FromWorker, type ToWorker } from './messages.js';

/** Options for running several processes. */
export interface RunningProcesses {
  readonly count: number;
  /** Additional environment variables of each process. */
  readonly environment: Readonly<Record<string, string>>;
  /**
   * The other server that has locked the live matches in the state folder. **Empty**: `undefined` if this server has.
   */
  readonly liveHolder: string | undefined;
  readonly logger: Logger;
  readonly exit: (code: number) => void;
}

/** Delay before replacing a process that exited before it was ready. */
const AGAIN_MILLISECONDS = 1000;

const send = (worker: Worker, message: ToWorker): void => {
  if (worker.isConnected()) worker.send(message);
};

/**
 * Runs a server as several processes that share one port. The first runs alone until it responds, so that the files of
 * a first start are written only once. If it exits before that, the server exits with its code. A process that exits
 * later is replaced. Returns the handler of stop signals: every process drains, and those still starting are killed. A
 * second signal ends all processes at once. The exit code is the highest of the processes that were listening.
 */
export function runProcesses({ count, environment, liveHolder, logger, exit }: RunningProcesses): () => void {
  const metrics = new AggregatorRegistry();
  const ready = new Set<number>();
  const listening = new Set<number>();
  let hasBegun = false;
  let isStopping = false;
  let worst = 0;

  const workers = (): readonly Worker[] =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const fillUp = (): void => {
    for (let there = workers().length; !isStopping && there < count; there += 1) cluster.fork(environment);
  };

  cluster.on('message', (worker, message: FromWorker) => {
    if (!isServerMessage(message)) return;
    if (message.goalsquare === 'metrics') {
      const { id } = message;
      metrics.clusterMetrics().then(
        (text) => {
          send(worker, { goalsquare: 'metrics', id, text });
        },
        () => {
          send(worker, { goalsquare: 'metrics', id });
        },
      );
      return;
    }
    if (message.goalsquare === 'live-holder') {
      send(worker, { goalsquare: 'live-holder', ...(liveHolder !== undefined && { holder: liveHolder }) });
      return;
    }
    ready.add(worker.id);
    hasBegun = true;
    fillUp();
  });
  cluster.on('listening', (worker) => {
    listening.add(worker.id);
  });
  cluster.on('exit', (worker, code: number | null, signal: string | null) => {
    const wasReady = ready.delete(worker.id);
    const wasKilled = isStopping && !listening.delete(worker.id);
    if ((isStopping || !hasBegun) && !wasKilled) worst = Math.max(worst, code ?? 1);
    if (isStopping || !hasBegun) {
      if (workers().length === 0) exit(worst);
      return;
    }
    logger.error({ worker: worker.process.pid, code, signal }, 'a server process exited; a new one is starting');
    if (wasReady) fillUp();
    else setTimeout(fillUp, AGAIN_MILLISECONDS);
  });
  cluster.fork(environment);
  return () => {
    isStopping = true;
    for (const worker of workers())
      if (listening.has(worker.id)) send(worker, { goalsquare: 'stop' });
      // It is still starting: it has no requests to finish, and may not receive messages yet.
      else worker.process.kill('SIGKILL');
  };
}
