import { normalBelow } from './normal.js';

/**
 * The forecast of a final margin: a normal distribution, rounded to whole points. All chances follow from this
 * distribution. **Units**: points of the home squad minus points of the away squad.
 */
export interface MarginDistribution {
  readonly mean: number;
  readonly sd: number;
}

/** Chances of the three results. They add up to 1. */
export interface ResultChances {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

const above = ({ mean, sd }: MarginDistribution, points: number): number =>
  sd === 0 ? Number(mean > points) : normalBelow((mean - points) / sd);

/**
 * Returns the chances of the results. If `decides` is true, extra time follows a draw, so each squad has the chance of
 * a margin on its side of 0. If the margin is certain, one chance is 1.
 */
export function chancesOf(margin: MarginDistribution, decides: boolean): ResultChances {
  if (margin.sd === 0 && margin.mean === 0) return { home: 0, draw: 1, away: 0 };
  const even = decides ? 0 : 0.5;
  const home = above(margin, even);
  const away = decides ? 1 - home : above({ mean: -margin.mean, sd: margin.sd }, even);
  return { home, draw: Math.max(0, 1 - home - away), away };
}

/** Returns the chance that the home squad wins, with a draw as half a win. */
export const shareOfHome = ({ home, draw }: ResultChances): number => home + draw / 2;

/** Returns the central range that contains the margin with a probability of 80 %. **Units**: points. */
export function likelyRange({ mean, sd }: MarginDistribution): readonly [number, number] {
  const reach = 1.2815515655446004 * sd;
  return [mean - reach, mean + reach];
}
