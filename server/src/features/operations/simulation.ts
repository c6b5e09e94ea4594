import type { SimulatedStore } from '@goalsquare/data';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { ReadinessBoard } from './readiness.js';

/** How often the log shows how many matches are simulated. **Units**: matches. */
const LOG_EVERY = 200;

/** Shows in `/readyz` and in metrics how many matches of the sandbox world are simulated. */
export function watchSimulation(
  { count }: Pick<SimulatedStore, 'count'>,
  readiness: ReadinessBoard,
  registry: Registry,
): void {
  readiness.add('world', () => {
    const { simulated, all } = count();
    return simulated === all
      ? 'ready'
      : { degraded: `${simulated} of ${all} matches are simulated, others when they are asked for` };
  });
  const gauge = new Gauge({
    name: 'goalsquare_sandbox_matches',
    help: 'Matches of the sandbox world, by whether they are simulated yet',
    labelNames: ['state'],
    aggregator: 'first',
    registers: [registry],
    collect: () => {
      const { simulated, all } = count();
      gauge.set({ state: 'simulated' }, simulated);
      gauge.set({ state: 'missing' }, all - simulated);
    },
  });
}

/**
 * Simulates the missing matches of the sandbox world, the newest first, and logs how far it is. Meanwhile memory is set
 * aside for the workers.
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
    logger.warn({ err: error }, 'the sandbox world is not simulated further; a request for a match simulates it');
  } finally {
    giveBack?.();
  }
}
