import { createHash } from 'node:crypto';
import type { LeagueDesign } from '../league/design.js';

/** Version of the simulator: raised whenever the same seed gives another world. Older worlds are then replaced. */
export const simulatorVersion = 7;

/** Seed of the sandbox world. */
export const sandboxSeed = 2026;

/** The instant of every world: earlier matches are over, some are being played, later ones are scheduled. */
export const worldInstant = '2026-06-27T06:20:00Z';

/** Which world, and which part of it. */
export interface WorldOptions {
  readonly seed: number;
  readonly designs: readonly LeagueDesign[];
  /** Ids of leagues and seasons. Default all. */
  readonly leagues?: readonly number[];
  readonly seasons?: readonly number[];
}

/** Returns a text that identifies a world: by the version of the simulator, seed, instant, leagues and seasons. */
export const editionOf = ({ seed, designs, leagues, seasons }: WorldOptions): string =>
  createHash('sha256')
    .update(JSON.stringify([simulatorVersion, worldInstant, seed, designs, leagues, seasons]))
    .digest('hex')
    .slice(0, 16);
