import { createHash } from 'node:crypto';
import type { WorldAsk } from './plan-world.js';

/**
 * Version of the simulator: raised whenever the same seed gives another world, so that worlds made before are made
 * anew.
 */
export const simulatorVersion = 2;

/** Seed of the world that comes with Goalsquare. */
export const sandboxSeed = 2026;

/** The instant the world stands at: matches before it are over, some are being played, the others are to come. */
export const worldInstant = '2026-06-27T06:20:00Z';

/** A text that differs for another world: another simulator, seed or instant, other leagues or less of them. */
export const editionOf = (ask: WorldAsk): string =>
  createHash('sha256')
    .update(JSON.stringify([simulatorVersion, worldInstant, ask.seed, ask.designs, ask.leagues, ask.seasons]))
    .digest('hex')
    .slice(0, 16);
