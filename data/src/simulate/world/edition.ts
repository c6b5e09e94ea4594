import { createHash } from 'node:crypto';
import type { WorldOptions } from './plan-world.js';

/** Version of the simulator: raised whenever the same seed gives another world. Older worlds are then replaced. */
export const simulatorVersion = 3;

/** Seed of the sandbox world. */
export const sandboxSeed = 2026;

/** The instant of every world: earlier matches are over, some are being played, later ones are scheduled. */
export const worldInstant = '2026-06-27T06:20:00Z';

/** Returns a text that identifies a world: by the version of the simulator, seed, instant, leagues and seasons. */
export const editionOf = ({ seed, designs, leagues, seasons }: WorldOptions): string =>
  createHash('sha256')
    .update(JSON.stringify([simulatorVersion, worldInstant, seed, designs, leagues, seasons]))
    .digest('hex')
    .slice(0, 16);
