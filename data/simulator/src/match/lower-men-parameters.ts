import { men } from './men-parameters.js';

/** The same number for each position. */
const alike = (value: number): number[] => men.playerForm.map(() => value);
const tasks = Object.fromEntries(Object.keys(men.talent.tasks).map((task) => [task, 0.08])) as typeof men.talent.tasks;

/** THE parameters of men's matches of the second tier: players differ less, and more by chance. */
export const lowerMen: typeof men = {
  ...men,
  playerForm: alike(200),
  talent: { front: { talent: 0, day: alike(0) }, tasks, involvement: alike(1), defending: 1, handballs: 0, short: 0 },
  touches: { ...men.touches, pull: 0 },
  late: 0,
  shots: { ...men.shots, skill: 0.14 },
  weights: { ...men.weights, disposal: 0.07, contest: 0.11 },
  style: {
    ...men.style,
    skill: 0.15,
    pass: 0.3,
    tackle: 0.45,
    form: 0.075,
    sharedPass: 0.2,
    sharedSkill: 0,
    sharedContested: 0,
    sharedTackle: 0,
    hard: 0.22,
    loose: 0.2,
  },
};
