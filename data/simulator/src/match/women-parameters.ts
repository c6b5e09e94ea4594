import { lowerMen } from './lower-men-parameters.js';
import type { men } from './men-parameters.js';

/** Returns the tables of loose balls with the weight of ball-ups multiplied by a number. */
const lockedUp = (tables: typeof men.loose, times: number): typeof men.loose =>
  Object.fromEntries(
    Object.entries(tables).map(([from, table]) => [from, { ...table, ballUp: table.ballUp * times }]),
  ) as typeof men.loose;

/** The parameters for women's matches. Kicks are shorter, more balls are on the ground, and the clock stops less. */
export const women: typeof men = {
  ...lowerMen,
  tempo: 0.91,
  weights: { ...lowerMen.weights, homePoint: 0.0078 },
  seconds: { ...lowerMen.seconds, goalToBounce: [50, 6], setShot: [24, 5] },
  stopped: { goal: 1, behind: 0.3, out: 0.15, ballUp: 0.1, set: 0, free: 0 },
  propensity: {
    ...lowerMen.propensity,
    markOwn: [1.387, 1.197, 0.961, 0.918, 0.918, 1.104, 0.394, 1.174],
    markContested: [0.573, 1.289, 0.365, 0.626, 0.836, 2.508, 1.116, 0.486],
    markOpposition: [1.567, 2.167, 0.611, 0.438, 0.351, 0.527, 0.422, 0.816],
    hard: [0.276, 0.183, 2.102, 0.433, 0.323, 0.18, 2.379, 0.918],
    loose: [1.505, 1.127, 1.077, 0.978, 0.852, 0.507, 0.18, 0.864],
    receive: [1.584, 1.024, 1.112, 0.969, 0.674, 0.419, 0.133, 1.112],
    gather: [1.656, 1.287, 0.968, 0.913, 0.832, 0.582, 0.185, 0.93],
    tap: [0.156, 0.107, 2.653, 0.495, 0.247, 0.079, 0.367, 0.902],
    tackle: [1.604, 1.146, 1.333, 0.859, 0.791, 0.399, 0.32, 0.887],
    free: [0.373, 0.373, 2.018, 1.052, 1.052, 1.266, 0.152, 1.615],
    against: [0.97, 1.078, 1.512, 0.941, 0.844, 1.033, 0.129, 1.206],
  },
  atEnds: {
    own: [1.3, 1.3, 0.7, 0.5, 0.25, 0.25, 1, 0.8],
    half: [0.9, 0.9, 1.02, 1.05, 1.1, 1.1, 1, 1],
    attacking: [0.211, 0.211, 0.516, 1.659, 2.106, 2.106, 0.256, 0.366],
  },
  handballs: [-0.02, -0.07, -0.039, 0.345, 0.195, 0.095, 0.299, -0.189],
  intents: {
    set: [
      [0.4, 0.05, 0.5, 0.05],
      [0.34, 0.1, 0.49, 0.07],
      [0.28, 0.16, 0.5, 0.06],
      [0.56, 0.2, 0.16, 0.08],
    ],
    play: [
      [0.2, 0.03, 0.37, 0.4],
      [0.18, 0.05, 0.32, 0.45],
      [0.15, 0.07, 0.36, 0.42],
      [0.3, 0.13, 0.12, 0.45],
    ],
  },
  kickResults: {
    set: {
      pass: [0.76, 0.05, 0.085, 0.105],
      lead: [0.52, 0.28, 0.08, 0.12],
      long: [0.08, 0.66, 0.16, 0.1],
      away: [0.1, 0.15, 0.5, 0.25],
    },
    play: {
      pass: [0.66, 0.065, 0.14, 0.135],
      lead: [0.4, 0.3, 0.14, 0.16],
      long: [0.06, 0.58, 0.23, 0.13],
      away: [0.05, 0.12, 0.58, 0.25],
    },
  },
  lengths: {
    pass: [27.5, 9, 13, 50],
    lead: [29.5, 8, 14, 46],
    long: [42.2, 6, 31, 60],
    short: [31, 5, 16, 40],
    away: [29, 11.5, 3, 54],
  },
  straight: { pass: [0.54, 0.47], lead: [0.84, 0.22], long: [0.92, 0.1], away: [0.86, 0.2] },
  effectiveContestMetres: [37, 5],
  tackled: { ...lowerMen.tackled, ball: 0.95, clanger: 0.85, kick: 0.76, effectiveDisposal: 0.09 },
  stoppage: {
    ...lowerMen.stoppage,
    hitout: 1.1,
    ruckFree: 0.024,
    reliefRuckForward: 0.52,
    reliefRuckElsewhere: 0.03,
    secondRuckForward: 0.8,
  },
  contest: { ...lowerMen.contest, entryMark: 1.12, freeOwn: 0.05, freeOpposition: 0.03 },
  loose: lockedUp(lowerMen.loose, 1.18),
  beforeDisposal: { ...lowerMen.beforeDisposal, heldBall: 0.0165, freeInPossession: 0.012 },
  style: {
    ...lowerMen.style,
    handball: 0.22,
    sharedHandball: 0.1,
    tempo: 0.05,
    pass: 0.42,
    sharedPass: 0.3,
    tackle: 0.8,
    form: 0.13,
    skill: 0.2,
  },
  shots: {
    ...lowerMen.shots,
    set: { half: 40.9, slope: 2.4, perDegree: 0.03 },
    play: { half: 34.8, slope: 5.5, perDegree: 0.17 },
    level: { set: -0.49, general: -0.38 },
    behindLevel: { set: 0.15, general: 0.25 },
  },
  rotations: {
    ...lowerMen.rotations,
    perHour: 42,
    rest: [0.4, 0.37, 0.56, 0.58, 0.62, 0.55, 0.95, 0.52],
    restShape: 0.9,
  },
};
