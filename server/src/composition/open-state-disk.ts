import { StateDisk } from '../domain/state/state-disk.js';
import { measureRefusedWrites } from '../features/operations/state-metrics.js';
import type { StartContext } from './open-matches.js';

/** Adds the guard of writes to the folder of state, and shows it in the log, `/readyz` and the metrics. */
export function withStateDisk(context: Omit<StartContext, 'disk'>): StartContext {
  const { config, logger, registry, readiness } = context;
  const disk = new StateDisk(config.stateDirectory, {
    error: (message) => {
      logger.error(message);
    },
    info: (message) => {
      logger.info(message);
    },
  });
  readiness.add('state', disk.state);
  measureRefusedWrites(registry, disk);
  return { ...context, disk };
}
