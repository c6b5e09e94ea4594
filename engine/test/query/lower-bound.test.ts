import fc from 'fast-check';
import { expect } from 'chai';
import { lowerBound, lowerBoundNear } from '../../src/query/lower-bound.js';

describe('lower bound near a position', () => {
  it('is the lower bound, wherever the search begins', () => {
    const columns = fc.array(fc.nat({ max: 30 }), { maxLength: 40 }).map((values) => values.sort((a, b) => a - b));
    fc.assert(
      fc.property(
        columns,
        fc.nat({ max: 40 }),
        fc.nat({ max: 40 }),
        fc.nat({ max: 40 }),
        fc.nat({ max: 31 }),
        (...of) => {
          const [values, ...positions] = of;
          const least = of[4];
          const [low = 0, near = 0, high = 0] = positions
            .slice(0, 3)
            .map((position) => Math.min(position, values.length))
            .sort((a, b) => a - b);
          const sorted = Uint16Array.from(values);
          expect(lowerBoundNear(sorted, low, high, least, near)).to.equal(lowerBound(sorted, low, high, least));
        },
      ),
    );
  });
});
