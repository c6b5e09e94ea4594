import { expect } from 'chai';
import { legendOf } from '../../../src/pictures/ground/heat-scale.js';

describe('the scale of a heat map', () => {
  const cases = [
    [23, [1, 6, 12, 17, 23]],
    [4, [1, 2, 3, 4]],
    [1, [1]],
  ] as const;
  for (const [great, scale] of cases)
    it(`has each count once, from 1 to ${great}`, () => {
      expect(legendOf(great)).to.deep.equal(scale);
    });
});
