import type { SimulatedStore, World } from '@goalsquare/data';
import type { Logger } from 'pino';
import type { SeasonEngine } from '../features/across/season-engine.js';
import type { HubBuild } from '../features/hub/build-hub.js';
import { setAsideForSimulators, type BudgetConfig } from './open-memory.js';
import { simulateMissing } from '../features/operations/simulation.js';

/** What a server does when the API answers. **Empty**: what is `undefined` is not done. */
export interface BackgroundWork {
  readonly build?: HubBuild | undefined;
  /** Indexes the players of the world, so that the first request that names one need not wait for it. */
  readonly persons?: () => Promise<unknown>;
  readonly simulated?: SimulatedStore | undefined;
  /** The budget from which memory is set aside for the workers that simulate. */
  readonly config?: BudgetConfig;
  /** Saves the totals of the seasons of the world, so that no question across matches need wait for them. */
  readonly seasonEngine?: Pick<SeasonEngine, 'saveAll'>;
  readonly world?: () => World;
}

/** Builds the documentation, indexes the players, simulates the sandbox world, and then saves totals of seasons. */
export async function inBackground(
  { build, persons, simulated, config, seasonEngine, world }: BackgroundWork,
  logger: Logger,
): Promise<void> {
  build?.start();
  try {
    await persons?.();
  } catch (error) {
    logger.warn({ err: error }, 'the players could not be indexed; the first request that names one tries again');
  }
  if (simulated !== undefined)
    await simulateMissing(simulated, logger, config && (() => setAsideForSimulators(config)));
  try {
    if (world !== undefined) await seasonEngine?.saveAll(world);
  } catch (error) {
    logger.warn({ err: error }, 'totals of seasons could not be computed in advance; the first question computes them');
  }
}
