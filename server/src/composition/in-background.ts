import type { SimulatedStore } from '@goalsquare/data';
import type { Logger } from 'pino';
import type { HubBuild } from '../features/hub/build-hub.js';
import { simulateMissing } from '../features/operations/simulation.js';

/** What a server does when the API answers. **Empty**: what is `undefined` is not done. */
export interface BackgroundWork {
  readonly build?: HubBuild | undefined;
  /** Indexes the players of the world, so that the first request that names one need not wait for it. */
  readonly persons?: () => Promise<unknown>;
  readonly simulated?: SimulatedStore | undefined;
}

/** Builds the documentation, indexes the players, and then simulates the sandbox world. */
export async function inBackground({ build, persons, simulated }: BackgroundWork, logger: Logger): Promise<void> {
  build?.start();
  try {
    await persons?.();
  } catch (error) {
    logger.warn({ err: error }, 'the players could not be indexed; the first request that names one tries again');
  }
  if (simulated !== undefined) await simulateMissing(simulated, logger);
}
