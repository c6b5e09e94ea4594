import cluster from 'node:cluster';
import { AggregatorRegistry, Gauge, Registry } from 'prom-client';
import { isOurs, type FromWorker, type ToWorker } from './messages.js';

/** The place of this process: the only one of a server, or one of several. */
export interface Place {
  /** Its metrics; those of all processes where there are several. */
  readonly registry: Registry;
  /** Tells that it answers. */
  readonly ready: () => void;
  /** Does something at each signal to stop. */
  readonly onStop: (stop: () => void) => void;
}

const signals = ['SIGTERM', 'SIGINT'] as const;

const tell = (message: FromWorker): void => {
  process.send?.(message);
};

/** Metrics of this process that are shown as the sum of those of all, which the process that runs them collects. */
class SharedRegistry extends Registry {
  readonly #asked = new Map<number, (text: string | undefined) => void>();
  #last = 0;

  constructor() {
    super();
    AggregatorRegistry.setRegistries([this]);
    new AggregatorRegistry();
  }

  override async metrics(): Promise<string> {
    const id = (this.#last += 1);
    const text = await new Promise<string | undefined>((resolve) => {
      this.#asked.set(id, resolve);
      tell({ goalsquare: 'metrics', id });
    });
    if (text === undefined) throw new Error('the metrics of all processes could not be collected');
    return text;
  }

  told(id: number, text: string | undefined): void {
    this.#asked.get(id)?.(text);
    this.#asked.delete(id);
  }
}

const answering = (registry: Registry): Gauge =>
  new Gauge({ name: 'goalsquare_processes', help: 'Processes of the server that answer', registers: [registry] });

function alone(): Place {
  const registry = new Registry();
  const processes = answering(registry);
  return {
    registry,
    ready: () => {
      processes.set(1);
    },
    onStop: (stop) => {
      for (const signal of signals) process.on(signal, stop);
    },
  };
}

/**
 * Signals are for the process that runs the others, which has them stop: one that comes to all of a group must not
 * count twice.
 */
function amongOthers(): Place {
  const registry = new SharedRegistry();
  const processes = answering(registry);
  const stops: (() => void)[] = [];
  for (const signal of signals) process.on(signal, () => undefined);
  process.on('message', (message: ToWorker) => {
    if (!isOurs(message)) return;
    if (message.goalsquare === 'stop')
      stops.forEach((stop) => {
        stop();
      });
    else registry.told(message.id, message.text);
  });
  const ready = (): void => {
    processes.set(1);
    tell({ goalsquare: 'ready' });
  };
  return {
    registry,
    ready,
    onStop: (stop) => {
      stops.push(stop);
    },
  };
}

/** The place of this process. */
export const placeOfProcess = (): Place => (cluster.isWorker ? amongOthers() : alone());
