import fc from 'fast-check';
import { expect } from 'chai';
import { lowerBound, lowerBoundAfter } from '../../src/query/lower-bound.js';

describe('lower bound by doubled steps', () => {
  it('is the lower bound of any range and value', () => {
    const columns = fc.array(fc.nat({ max: 30 }), { maxLength: 40 }).map((values) => values.sort((a, b) => a - b));
    fc.assert(
      fc.property(columns, fc.nat({ max: 40 }), fc.nat({ max: 40 }), fc.integer({ min: -1, max: 31 }), (...of) => {
        const [values, one, other, least] = of;
        const [low, high] = [Math.min(one, other, values.length), Math.min(Math.max(one, other), values.length)];
        const sorted = Int16Array.from(values);
        expect(lowerBoundAfter(sorted, low, high, least)).to.equal(lowerBound(sorted, low, high, least));
      }),
    );
  });
});
