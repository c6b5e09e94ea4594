import cluster from 'node:cluster';
import { AggregatorRegistry, Gauge, Registry } from 'prom-client';
import { lockLiveMatches } from '../../storage/files/lock-state.js';
import { isServerMessage, type FromWorker, type ToWorker } from './messages.js';

/** The role of this process: the server's only process, or one of several workers. */
export interface ClusterRole {
  /** The metrics of this process or, in a cluster, the sum over all workers. */
  readonly registry: Registry;
  /** Reports that the process is ready. */
  readonly ready: () => void;
  /** Runs a function on each stop signal. */
  readonly onStop: (stop: () => void) => void;
  /**
   * Locks the live matches in a state folder that replicas share. The primary process does so for its workers. Returns
   * the other server that has locked them. **Empty**: `undefined` if this server has locked them.
   */
  readonly lockLiveMatches: (stateDirectory: string) => Promise<string | undefined>;
}

const signals = ['SIGTERM', 'SIGINT'] as const;

const sendMessage = (message: FromWorker): void => {
  process.send?.(message);
};

/** The metrics of this process. They are reported as the sum over all workers, which the primary process collects. */
class SharedRegistry extends Registry {
  readonly #pending = new Map<number, (text: string | undefined) => void>();
  #last = 0;

  constructor() {
    super();
    AggregatorRegistry.setRegistries([this]);
    new AggregatorRegistry();
  }

  override async metrics(): Promise<string> {
    const id = (this.#last += 1);
    const text = await new Promise<string | undefined>((resolve) => {
      this.#pending.set(id, resolve);
      sendMessage({ goalsquare: 'metrics', id });
    });
    if (text === undefined) throw new Error('the metrics of all processes could not be collected');
    return text;
  }

  receive(id: number, text: string | undefined): void {
    this.#pending.get(id)?.(text);
    this.#pending.delete(id);
  }
}

const processGauge = (registry: Registry): Gauge =>
  new Gauge({ name: 'goalsquare_processes', help: 'Server processes that respond', registers: [registry] });

function singleProcess(): ClusterRole {
  const registry = new Registry();
  const processes = processGauge(registry);
  return {
    registry,
    ready: () => {
      processes.set(1);
    },
    onStop: (stop) => {
      for (const signal of signals) process.on(signal, stop);
    },
    lockLiveMatches: (stateDirectory) => Promise.resolve(lockLiveMatches(stateDirectory)),
  };
}

/**
 * Returns the role of a worker. It ignores signals, because the primary process handles them and stops the workers. So
 * a signal to the whole process group does not count twice.
 */
function workerProcess(): ClusterRole {
  const registry = new SharedRegistry();
  const processes = processGauge(registry);
  const stops: (() => void)[] = [];
  let receiveHolder: (holder: string | undefined) => void = () => undefined;
  for (const signal of signals) process.on(signal, () => undefined);
  process.on('message', (message: ToWorker) => {
    if (!isServerMessage(message)) return;
    if (message.goalsquare === 'stop')
      stops.forEach((stop) => {
        stop();
      });
    else if (message.goalsquare === 'metrics') registry.receive(message.id, message.text);
    else receiveHolder(message.holder);
  });
  const ready = (): void => {
    processes.set(1);
    sendMessage({ goalsquare: 'ready' });
  };
  return {
    registry,
    ready,
    onStop: (stop) => {
      stops.push(stop);
    },
    lockLiveMatches: () =>
      new Promise((resolve) => {
        receiveHolder = resolve;
        sendMessage({ goalsquare: 'live-holder' });
      }),
  };
}

export const clusterRole = (): ClusterRole => (cluster.isWorker ? workerProcess() : singleProcess());
