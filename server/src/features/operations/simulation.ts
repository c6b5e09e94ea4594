import type { SimulatedStore } from '@goalsquare/data';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { ReadinessBoard } from './readiness.js';
import { addGauge } from '../../http/pipeline/gauges.js';

/** Number of simulated matches after which progress is logged. */
const LOG_EVERY = 200;

/** Reports the number of simulated matches of the sandbox world in `/readyz` and in metrics. */
export function watchSimulation(
  { count }: Pick<SimulatedStore, 'count'>,
  readiness: ReadinessBoard,
  registry: Registry,
): void {
  readiness.add('world', () => {
    const { simulated, all } = count();
    return simulated === all
      ? 'ready'
      : { degraded: `${simulated} of ${all} matches are simulated, the others on request` };
  });
  const matches = {
    name: 'goalsquare_sandbox_matches',
    help: 'Matches of the sandbox world, by whether they have been simulated',
    labelNames: ['state'],
    aggregator: 'first',
  } as const;
  addGauge(registry, matches, (gauge) => {
    const { simulated, all } = count();
    gauge.set({ state: 'simulated' }, simulated);
    gauge.set({ state: 'missing' }, all - simulated);
  });
}

/**
 * Simulates the missing matches of the sandbox world, newest first, and logs its progress. Memory is reserved for the
 * workers meanwhile.
 */
export async function simulateMissing(
  { simulateAll, count }: Pick<SimulatedStore, 'simulateAll' | 'count'>,
  logger: Logger,
  setAside?: () => () => void,
): Promise<void> {
  const { simulated, all } = count();
  if (simulated === all) return;
  const giveBack = setAside?.();
  logger.info(`simulating ${all - simulated} matches of the sandbox world in the background`);
  try {
    await simulateAll(({ simulated: done }) => {
      if (done % LOG_EVERY === 0 || done === all)
        logger.info(`simulated ${done} of ${all} matches of the sandbox world`);
    });
  } catch (error) {
    logger.warn({ err: error }, 'the sandbox world is not simulated further; other matches are simulated on request');
  } finally {
    giveBack?.();
  }
}
