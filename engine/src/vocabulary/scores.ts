import type { ChainEnd } from './chain-types.js';

/** Points of each scoring result. **Source**: `docs/reference/laws-of-the-game.md`. */
export const scorePoints = { GOAL: 6, BEHI: 1, RUSH: 1 } as const;

/** Returns the points of a chain with this end for the squad that owns it. */
export const pointsOf = (end: ChainEnd): number =>
  end === 'GOAL' || end === 'BEHI' || end === 'RUSH' ? scorePoints[end] : 0;
