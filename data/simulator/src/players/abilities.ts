import type { SeasonPositionCode } from '@goalsquare/engine';
import type { Random } from '../random.js';

/** The abilities of a player. */
export const abilityNames = [
  'kicking',
  'handball',
  'marking',
  'contested',
  'groundBall',
  'speed',
  'endurance',
  'ruck',
  'tackling',
  'goalKicking',
  'spoiling',
  'decisions',
] as const;

export type AbilityName = (typeof abilityNames)[number];

/**
 * The abilities of a player. **Units**: standard deviations from the average player of the same position in the
 * competition. `involvement` is how often the player is near the ball, 1 on average. `preference` is for handballs over
 * kicks, 0 on average.
 */
export type Abilities = Readonly<Record<AbilityName, number>> & {
  readonly involvement: number;
  readonly preference: number;
};

/**
 * Variation of involvement between the players of a position, as the shape of a gamma distribution. A lower value means
 * more variation.
 */
const involvementShape: Readonly<Record<SeasonPositionCode, number>> = {
  GD: 34,
  KD: 40,
  MID: 36,
  MF: 34,
  GF: 200,
  KF: 200,
  RK: 120,
  WNG: 44,
};

/** Change in involvement for each standard deviation by which a player is better in a year. */
const INVOLVED = 0.12;

/** Standard deviation of a single ability around the player's strength. */
const OWN_SPREAD = 0.8;

/**
 * Returns the abilities of a player. `strength` is relative to other players of the position, 0 on average. `career` is
 * how far the player is above an ordinary year at the best age; it changes involvement. **Units**: standard deviations
 * for both.
 */
export function abilitiesOf(position: SeasonPositionCode, strength: number, random: Random, career = 0): Abilities {
  const own = Object.fromEntries(abilityNames.map((name) => [name, strength + OWN_SPREAD * random.normal()])) as Record<
    AbilityName,
    number
  >;
  const shape = involvementShape[position];
  return { ...own, involvement: random.gamma(shape, 1 / shape) + INVOLVED * career, preference: random.normal() };
}
