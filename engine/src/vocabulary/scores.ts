import type { ChainEnd } from './chain-types.js';

/** Points of each scoring result. **Source**: the laws of the game. */
export const scorePoints = { GOAL: 6, BEHI: 1, RUSH: 1 } as const;

/** A result that changes the score. */
export type ScoreResult = keyof typeof scorePoints;

/** Points a chain that ended so brought the squad that owned it. */
export const pointsOf = (end: ChainEnd): number =>
  end === 'GOAL' || end === 'BEHI' || end === 'RUSH' ? scorePoints[end] : 0;
