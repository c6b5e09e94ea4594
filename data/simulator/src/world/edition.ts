import { createHash } from 'node:crypto';
import type { LeagueDesign } from '../league/design.js';

/**
 * Version of the simulator. It increases whenever the same seed gives a different world, so that older worlds are
 * replaced.
 */
export const simulatorVersion = 8;

export const sandboxSeed = 2026;

/** The current time of every world. Earlier matches are over, some are in progress, and later ones are scheduled. */
export const worldInstant = '2026-06-27T06:20:00Z';

/** The world, and the part of it that is planned or generated. */
export interface WorldOptions {
  readonly seed: number;
  readonly designs: readonly LeagueDesign[];
  /** Ids of leagues and seasons. Default: all. */
  readonly leagues?: readonly number[];
  readonly seasons?: readonly number[];
}

/** Returns a text that identifies a world, from the simulator version, seed, current time, leagues and seasons. */
export const editionOf = ({ seed, designs, leagues, seasons }: WorldOptions): string =>
  createHash('sha256')
    .update(JSON.stringify([simulatorVersion, worldInstant, seed, designs, leagues, seasons]))
    .digest('hex')
    .slice(0, 16);
