import type { SeasonPositionCode } from '@goalsquare/engine';
import type { Random } from '../random.js';

/** How tall and how heavy a player is. **Units**: centimetres, kilograms. */
export interface Physique {
  readonly heightCm: number;
  readonly weightKg: number;
}

interface Build {
  readonly height: readonly [mean: number, sd: number];
  readonly weight: readonly [mean: number, sd: number];
}

/**
 * Builds by position. Men: weighted so that defenders, forwards, midfielders and rucks have the means and spreads of
 * `player_by_role_afl.csv`. Women: no aggregate was in reach; the differences between positions are the men's.
 */
const builds: Readonly<Record<'men' | 'women', Readonly<Record<SeasonPositionCode, Build>>>> = {
  men: {
    GD: { height: [186, 4.2], weight: [83.2, 5.2] },
    KD: { height: [195.2, 3.4], weight: [93.8, 5.4] },
    MID: { height: [184.6, 5], weight: [83.2, 6] },
    WNG: { height: [185.6, 4.8], weight: [82, 5.6] },
    MF: { height: [184.4, 5.2], weight: [82.2, 6.2] },
    GF: { height: [180.6, 4.6], weight: [77.8, 5.6] },
    KF: { height: [195.6, 3.6], weight: [94.2, 6.2] },
    RK: { height: [201.5, 3.2], weight: [100.8, 6.6] },
  },
  women: {
    GD: { height: [168.6, 4.4], weight: [66.4, 5.2] },
    KD: { height: [175.4, 3.8], weight: [72.4, 5.6] },
    MID: { height: [167.6, 4.8], weight: [65.8, 5.4] },
    WNG: { height: [169.2, 4.6], weight: [65.4, 5] },
    MF: { height: [167.8, 4.8], weight: [65.6, 5.4] },
    GF: { height: [165.8, 4.4], weight: [63.6, 5.2] },
    KF: { height: [176.2, 4], weight: [73, 5.8] },
    RK: { height: [182.6, 3.8], weight: [78.2, 6.2] },
  },
};

/** Share of a player's weight that follows from being tall or short for the position. */
const WEIGHT_OF_HEIGHT = 0.6;

/** Height and weight of a player of a position. */
export function physiqueOf(position: SeasonPositionCode, competition: 'men' | 'women', random: Random): Physique {
  const { height, weight } = builds[competition][position];
  const tall = random.normal();
  const heavy = WEIGHT_OF_HEIGHT * tall + Math.sqrt(1 - WEIGHT_OF_HEIGHT * WEIGHT_OF_HEIGHT) * random.normal();
  return { heightCm: Math.round(height[0] + height[1] * tall), weightKg: Math.round(weight[0] + weight[1] * heavy) };
}
