import type { SimulatedStore, World } from '@goalsquare/data';
import type { Logger } from 'pino';
import type { SeasonEngine } from '../features/across/season-engine.js';
import type { HubBuild } from '../features/hub/build-hub.js';
import { setAsideForSimulators, type BudgetConfig } from './open-memory.js';
import { simulateMissing } from '../features/operations/simulation.js';

/** The work to do in the background once the API responds. Members that are `undefined` are skipped. */
export interface BackgroundWork {
  readonly build?: HubBuild | undefined;
  /** Indexes the players of the world, so that the first request by player does not wait for the index. */
  readonly persons?: () => Promise<unknown>;
  readonly simulated?: SimulatedStore | undefined;
  /** The budget that reserves memory for simulating workers. */
  readonly config?: BudgetConfig;
  /** Saves season totals, so that no query across matches waits for them. */
  readonly seasonEngine?: Pick<SeasonEngine, 'saveAll'>;
  readonly world?: () => World;
}

/** Builds the documentation, indexes the players, simulates the sandbox world, and then saves season totals. */
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
    logger.warn({ err: error }, 'season totals could not be computed in advance; the first query computes them');
  }
}
