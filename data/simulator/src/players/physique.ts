import { ageAtEndOf, type SeasonPositionCode } from '@goalsquare/engine';
import type { Gender } from '../names/name-book.js';
import type { Random } from '../random.js';

/** Height and weight of a player. **Units**: centimetres, kilograms. */
export interface Physique {
  readonly heightCm: number;
  readonly weightKg: number;
}

interface Build {
  readonly height: readonly [mean: number, sd: number];
  readonly weight: readonly [mean: number, sd: number];
}

/**
 * Height and weight of adults by position. Men's values are chosen so that defenders, forwards, midfielders and rucks
 * have the means and standard deviations of `player_by_role_afl.csv`. There is no such table for women, so the
 * differences between positions are those of men.
 */
const builds: Readonly<Record<Gender, Readonly<Record<SeasonPositionCode, Build>>>> = {
  men: {
    GD: { height: [186, 4.2], weight: [84, 5.2] },
    KD: { height: [195.2, 3.4], weight: [94.7, 5.4] },
    MID: { height: [184.6, 5], weight: [84, 6] },
    WNG: { height: [185.6, 4.8], weight: [82.8, 5.6] },
    MF: { height: [184.4, 5.2], weight: [83, 6.2] },
    GF: { height: [180.6, 4.6], weight: [78.6, 5.6] },
    KF: { height: [195.6, 3.6], weight: [95.1, 6.2] },
    RK: { height: [201.5, 3.2], weight: [101.8, 6.6] },
  },
  women: {
    GD: { height: [168.6, 4.4], weight: [66.8, 5] },
    KD: { height: [175.4, 3.8], weight: [72.9, 5.4] },
    MID: { height: [167.6, 4.8], weight: [66.2, 5.2] },
    WNG: { height: [169.2, 4.6], weight: [65.8, 4.9] },
    MF: { height: [167.8, 4.8], weight: [66, 5.2] },
    GF: { height: [165.8, 4.4], weight: [64, 5] },
    KF: { height: [176.2, 4], weight: [73.5, 5.6] },
    RK: { height: [182.6, 3.8], weight: [78.7, 6] },
  },
};

/** Correlation of height and weight between players of a position. */
const CORRELATION = 0.6;
/** Maximum deviation of a player from the position's mean. **Units**: standard deviations. */
const MOST_DEVIATIONS = 2.2;

/** Draws a number from the standard normal distribution without its tails. */
function deviation(random: Random): number {
  for (;;) {
    const value = random.normal();
    if (Math.abs(value) <= MOST_DEVIATIONS) return value;
  }
}

/** Returns the height and weight of an adult who plays in a position. */
export function physiqueOf(position: SeasonPositionCode, gender: Gender, random: Random): Physique {
  const { height, weight } = builds[gender][position];
  const tall = deviation(random);
  const heavy = CORRELATION * tall + Math.sqrt(1 - CORRELATION * CORRELATION) * deviation(random);
  return { heightCm: Math.round(height[0] + height[1] * tall), weightKg: Math.round(weight[0] + weight[1] * heavy) };
}

/**
 * Difference of young players from their adult height and weight, by age at the end of the year. **Units**: centimetres
 * still to grow, and share of the adult weight.
 */
const growth: Readonly<Record<Gender, Readonly<Record<number, readonly [toGrow: number, weightShare: number]>>>> = {
  men: { 15: [4, 0.83], 16: [2.5, 0.875], 17: [1, 0.91], 18: [0, 0.935], 19: [0, 0.96], 20: [0, 0.98] },
  women: { 15: [1.5, 0.89], 16: [0.8, 0.925], 17: [0, 0.95], 18: [0, 0.965], 19: [0, 0.98], 20: [0, 0.99] },
};

/** A person with a known adult height and weight. */
export interface Growing extends Physique {
  readonly gender: Gender;
  readonly dateOfBirth: string;
}

/** Returns the height and weight of a person in a year. */
export function physiqueIn(year: number, { gender, dateOfBirth, heightCm, weightKg }: Growing): Physique {
  const [toGrow, weightShare] = growth[gender][ageAtEndOf(year, dateOfBirth)] ?? [0, 1];
  return { heightCm: Math.round(heightCm - toGrow), weightKg: Math.round(weightKg * weightShare) };
}
