import { men } from './men-parameters.js';

/** The same number for each position. */
const alike = (value: number): number[] => men.playerForm.map(() => value);
const tasks = Object.fromEntries(Object.keys(men.talent.tasks).map((task) => [task, 0.08])) as typeof men.talent.tasks;

/** THE parameters of men's matches of the second tier: players differ less, and more by chance. */
export const lowerMen: typeof men = {
  ...men,
  propensity: {
    ...men.propensity,
    markOwn: [1.973, 1.7, 0.726, 0.806, 0.867, 1.036, 0.086, 0.889],
    markContested: [0.586, 1.326, 0.221, 0.448, 0.863, 2.586, 1.48, 0.296],
    markLead: [0.001, 0.001, 1.558, 2.621, 0.532, 0.734, 1.596, 1.197],
    hard: [1.751, 1.167, 0.99, 0.742, 0.944, 0.524, 0.242, 0.434],
    loose: [2.059, 1.544, 0.682, 0.629, 0.925, 0.553, 0.165, 0.543],
    receive: [1.695, 1.097, 1.114, 0.981, 0.509, 0.318, 0.183, 1.114],
    spoil: [1.861, 3.724, 0.227, 0.203, 0.184, 0.256, 0.515, 0.227],
    tap: [0.045, 0.045, 1.43, 1, 0.035, 0.035, 0.76, 0.5],
    tackle: [1.358, 0.97, 1.207, 1.161, 0.819, 0.408, 0.552, 0.806],
    free: [0.24, 0.24, 1.5, 1.5, 0.8, 0.96, 0.002, 1.2],
    against: [0.3, 0.33, 1.552, 1.552, 0.424, 0.519, 0.06, 1.28],
  },
  atEnds: {
    own: [0.941, 0.941, 0.834, 0.593, 0.416, 0.416, 1.052, 0.953],
    half: [0.937, 0.937, 0.98, 1.009, 1.135, 1.135, 0.977, 0.961],
    attacking: [0.143, 0.143, 0.438, 0.566, 2.106, 2.106, 0.691, 0.308],
  },
  handballs: [-0.061, -0.111, 0.3, 0.2, 0.322, 0.222, 0.724, 0.15],
  kickResults: {
    ...men.kickResults,
    play: { ...men.kickResults.play, pass: [0.835, 0.02, 0.03, 0.115], away: [0.07, 0.13, 0.52, 0.28] },
  },
  intents: {
    set: [[0.68, 0.04, 0.28, 0], ...men.intents.set.slice(1)],
    play: [[0.47, 0.035, 0.42, 0.075], ...men.intents.play.slice(1)],
  },
  lengths: { ...men.lengths, pass: [29, 12, 13, 60], long: [47.8, 6.3, 36, 70] },
  effectiveContestMetres: [38.8, 6.1],
  lineShare: 0.76,
  hardIn: { ...men.hardIn, own: 0.11 },
  entryFound: 0.612,
  contest: { ...men.contest, spoilOpposition: 0.288, markOwn: 0.064, entryMark: 1.62 },
  boundary: { ...men.boundary, chance: 0.388 },
  rushed: { ...men.rushed, chance: 0.67 },
  stoppage: { ...men.stoppage, hitout: 0.89, ruckGet: 0.058 },
  frees: { ...men.frees, offBall: 0.0012, advantage: 0.1 },
  errors: { ...men.errors, uncontested: 0.18 },
  deepEdge: { ground: 0.11, stoppage: 0.9, air: 0.34 },
  playerForm: alike(200),
  talent: { front: { talent: 0, day: alike(0) }, tasks, involvement: alike(1), defending: 1, handballs: 0, short: 0 },
  touches: { ...men.touches, pull: 0 },
  late: 0,
  shots: {
    ...men.shots,
    set: { half: 48, slope: 1.8, perDegree: 0.03 },
    play: { half: 44.8, slope: 6, perDegree: 0.17 },
    skill: 0.14,
    level: { set: -0.18, general: -0.17 },
    farLevel: { from: 37, level: 0.08 },
    behindLevel: { set: -0.02, general: 0 },
  },
  weights: { disposal: 0.07, contest: 0.11, homePoint: 0.006 },
  style: {
    ...men.style,
    handball: 0.13,
    skill: 0.15,
    pass: 0.3,
    tackle: 0.45,
    form: 0.075,
    sharedHandball: 0.07,
    sharedPass: 0.2,
    sharedSkill: 0,
    sharedContested: 0,
    sharedTackle: 0,
    hard: 0.22,
    loose: 0.2,
  },
};
