import type { levels } from '@goalsquare/engine';

/** Code of a level. */
export type LevelCode = (typeof levels)[number]['code'];

/** How old players of each level are at the end of a season's year. **Units**: years. */
export const agesOf: Readonly<Record<LevelCode, readonly [youngest: number, oldest: number]>> = {
  SEN: [18, 35],
  RES: [18, 31],
  U18: [17, 18],
  U16: [15, 16],
};
