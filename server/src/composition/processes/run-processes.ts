import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import { isServerMessage, type FromWorker, type ToWorker } from './messages.js';

/** How several processes are run. */
export interface RunningProcesses {
  readonly count: number;
  /** Another server that has the live matches in the folder of state. **Empty**: `undefined` if this one has them. */
  readonly liveHolder: string | undefined;
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
 * ends is replaced. Gives what a signal to stop does: every process drains, those that still start are killed, and at a
 * second signal all end at once; the highest exit code of those that listened is ours.
 */
export function runProcesses({ count, liveHolder, logger, exit }: RunningProcesses): () => void {
  const metrics = new AggregatorRegistry();
  const ready = new Set<number>();
  const listening = new Set<number>();
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
    logger.error({ worker: worker.process.pid, code, signal }, 'a server process ended; another one starts');
    if (wasReady) fillUp();
    else setTimeout(fillUp, AGAIN_MILLISECONDS);
  });
  cluster.fork();
  return () => {
    isStopping = true;
    for (const worker of workers())
      if (listening.has(worker.id)) send(worker, { goalsquare: 'stop' });
      // It still starts: it has no request to finish, and may not receive messages yet.
      else worker.process.kill('SIGKILL');
  };
}
