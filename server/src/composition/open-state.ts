import { StateDisk } from '../domain/state/state-disk.js';
import { measureRefusedWrites } from '../features/operations/state-metrics.js';
import { lockState } from '../storage/files/lock-state.js';
import { checkDatabases, damagedDatabases } from '../storage/lmdb/check-databases.js';
import { stateStep } from './state-step.js';
import type { StartContext } from './open-matches.js';

/**
 * Locks the state folder, checks its databases and adds its write guard. Replicas that share Redis may share the
 * folder, so they do not lock it. **Throws** `StartError` if another server uses the folder, or the disk makes it
 * unusable.
 */
export async function openState(context: Omit<StartContext, 'disk'>): Promise<StartContext> {
  const { config, logger, registry, readiness } = context;
  const { stateDirectory, redisUrls } = config;
  if (redisUrls.length === 0)
    await stateStep(stateDirectory, async () => {
      lockState(stateDirectory);
      for (const line of await checkDatabases(stateDirectory)) logger.error(line);
    });
  const damaged = damagedDatabases(stateDirectory);
  if (damaged.length > 0)
    readiness.add('databases', () => ({
      degraded: `${damaged.join(', ')} was set aside: restore a backup, or remove it if you can do without`,
    }));
  const disk = new StateDisk(stateDirectory, {
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
