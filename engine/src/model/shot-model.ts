import { heightAt, type Line } from './line.js';

/**
 * Input of the shot model. **Units**: metres to the middle of the goal; degrees off the long axis of the ground, from 0
 * to 90.
 */
export interface Shot {
  /** Whether the shot is from a mark or free kick, without playing on. */
  readonly set: boolean;
  readonly metres: number;
  readonly degrees: number;
}

/** Chances of a shot, from 0 to 1. The remaining chance is that of no score. */
export interface Expected {
  readonly goal: number;
  readonly behind: number;
}

/** Log-odds of one outcome: a function of metres, a function of degrees, and a term for both together. */
export interface LogOdds {
  readonly metres: Line;
  readonly degrees: Line;
  readonly both: number;
}

/**
 * The shot model: log-odds of a goal, and of a behind if it is not a goal, of set shots and of shots in general play.
 * Fitted by maximum likelihood to 14,519 shots of two seasons, counted by distance and angle
 * (`data/reference/distributions/shot_dist_angle.csv`). Each bin is represented by the point listed here. `npm run
 * check -- shots` fits the model again and prints its calibration.
 * **Source**: `docs/adr/0011-models.md`.
 */
export const shotModel: Readonly<Record<'set' | 'general', Readonly<Record<'goal' | 'behind', LogOdds>>>> = {
  set: {
    goal: {
      metres: [
        [10, 3.3],
        [17.5, 3.31],
        [22.5, 2.24],
        [27.5, 1.73],
        [32.5, 1.4],
        [37.5, 1.15],
        [42.5, 0.74],
        [47.5, 0.45],
        [52.5, -0.12],
        [58, -0.51],
      ],
      degrees: [
        [7.5, 0],
        [22.5, -0.44],
        [37.5, -0.99],
        [52.5, -1.6],
        [68, -2.33],
      ],
      both: 1.18,
    },
    behind: {
      metres: [
        [10, 6.69],
        [17.5, 5.69],
        [22.5, 5.47],
        [27.5, 5.17],
        [32.5, 4.43],
        [37.5, 3.92],
        [42.5, 3.12],
        [47.5, 2.34],
        [52.5, 1.57],
        [58, 1.05],
      ],
      degrees: [
        [7.5, 0],
        [22.5, -1.09],
        [37.5, -1.95],
        [52.5, -3.16],
        [68, -3.85],
      ],
      both: 2.45,
    },
  },
  general: {
    goal: {
      metres: [
        [10, 1.34],
        [17.5, 0.69],
        [22.5, 0.24],
        [27.5, 0.1],
        [32.5, -0.32],
        [37.5, -0.46],
        [42.5, -0.34],
        [47.5, -0.39],
        [52.5, -0.4],
        [58, -0.81],
      ],
      degrees: [
        [7.5, 0],
        [22.5, -0.23],
        [37.5, -0.45],
        [52.5, -0.8],
        [68, -1.47],
      ],
      both: 0.42,
    },
    behind: {
      metres: [
        [10, 0.82],
        [17.5, 0.95],
        [22.5, 0.84],
        [27.5, 0.69],
        [32.5, 0.44],
        [37.5, 0.26],
        [42.5, 0.5],
        [47.5, 0.45],
        [52.5, 0.56],
        [58, 0.73],
      ],
      degrees: [
        [7.5, 0],
        [22.5, 0.06],
        [37.5, -0.03],
        [52.5, 0],
        [68, -0.48],
      ],
      both: -0.23,
    },
  },
};

/** Offsets and divisor of the term for metres and degrees together: (metres - 30) x (degrees - 30) / 1000. */
export const bothTerm = { metres: 30, degrees: 30, divisor: 1000 } as const;

/** Returns the term for metres and degrees together, before its coefficient. */
export const bothOf = (metres: number, degrees: number): number =>
  ((metres - bothTerm.metres) * (degrees - bothTerm.degrees)) / bothTerm.divisor;

function chance({ metres: far, degrees: wide, both }: LogOdds, metres: number, degrees: number): number {
  return 1 / (1 + Math.exp(-heightAt(far, metres) - heightAt(wide, degrees) - both * bothOf(metres, degrees)));
}

/** Returns the chances of a goal and of a behind for an average player of the competition. */
export function expectedShot({ set, metres, degrees }: Shot): Expected {
  const model = shotModel[set ? 'set' : 'general'];
  const goal = chance(model.goal, metres, degrees);
  return { goal, behind: (1 - goal) * chance(model.behind, metres, degrees) };
}
