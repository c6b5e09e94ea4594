import { expect } from 'chai';
import fc from 'fast-check';
import { chanceOf, degreesOf, exp, ln } from '../src/exact.js';

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-12 * Math.max(1, Math.abs(b));

describe('functions that are the same on every platform', () => {
  it('are those of the language, to twelve digits', () => {
    fc.assert(fc.property(fc.double({ min: -40, max: 40, noNaN: true }), (x) => near(exp(x), Math.exp(x))));
    fc.assert(fc.property(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (x) => near(ln(x), Math.log(x))));
    fc.assert(
      fc.property(fc.double({ min: 0, max: 200, noNaN: true }), fc.double({ min: 0, max: 200, noNaN: true }), (a, b) =>
        near(degreesOf(a, b), (Math.atan2(a, b) * 180) / Math.PI),
      ),
    );
  });

  for (const [odds, chance] of [
    [0, 0.5],
    [Math.log(3), 0.75],
    [-800, 0],
  ] as const) {
    it(`give log odds of ${odds.toFixed(2)} a chance of ${chance}`, () => {
      expect(chanceOf(odds)).to.be.closeTo(chance, 1e-12);
    });
  }
});
