import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import { isServerMessage, type FromWorker, type ToWorker } from './messages.js';

/** How several processes are run. */
export interface RunningProcesses {
  readonly count: number;
  readonly logger: Logger;
  readonly exit: (code: number) => void;
}

/** A process that ended before it answered is tried again after this. */
const AGAIN_MILLISECONDS = 1000;

const send = (worker: Worker, message: ToWorker): void => {
  if (worker.isConnected()) worker.send(message);
};

/**
 * Runs a server as several processes that take turns at the connections of one port. The first is alone until it
 * answers, so that what a start makes is made once; if it ends before, all is over, with its exit code. Later one that
 * ends is replaced. Gives what a signal to stop does: every process drains, and at a second signal ends at once; the
 * highest of their exit codes is ours.
 */
export function runProcesses({ count, logger, exit }: RunningProcesses): () => void {
  const metrics = new AggregatorRegistry();
  const ready = new Set<number>();
  let hasBegun = false;
  let isStopping = false;
  let worst = 0;

  const workers = (): readonly Worker[] =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const fillUp = (): void => {
    for (let there = workers().length; !isStopping && there < count; there += 1) cluster.fork();
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
    ready.add(worker.id);
    hasBegun = true;
    fillUp();
  });
  cluster.on('exit', (worker, code: number | null, signal: string | null) => {
    const wasReady = ready.delete(worker.id);
    if (isStopping || !hasBegun) worst = Math.max(worst, code ?? 1);
    if (isStopping || !hasBegun) {
      if (workers().length === 0) exit(worst);
      return;
    }
    logger.error({ worker: worker.process.pid, code, signal }, 'a server process ended; another one starts');
    if (wasReady) fillUp();
    else setTimeout(fillUp, AGAIN_MILLISECONDS);
  });
  cluster.fork();
  return () => {
    isStopping = true;
    for (const worker of workers()) send(worker, { goalsquare: 'stop' });
  };
}
