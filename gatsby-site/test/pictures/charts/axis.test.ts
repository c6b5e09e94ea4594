import { expect } from 'chai';
import { axisOf } from '../../../src/pictures/charts/axis.js';

describe('an axis of values', () => {
  const cases = [
    ['covers its bounds without values', [], [0, 1], 6, [0, 1]],
    ['ends at round values beyond its values', [3, 47], [0, 1], 6, [0, 10, 20, 30, 40, 50]],
    ['covers negative values', [-13, 20], [-6, 6], 7, [-15, -10, -5, 0, 5, 10, 15, 20]],
    ['can end at its values', [3, 47], [0, 0], 0, [0, 47]],
  ] as const;
  for (const [title, values, bounds, count, ticks] of cases)
    it(title, () => {
      const axis = axisOf(values, bounds, count);
      expect(axis.ticks).to.deep.equal(ticks);
      expect([axis.at(ticks[0]), axis.at(ticks.at(-1) ?? 0)]).to.deep.equal([0, 100]);
    });
});
