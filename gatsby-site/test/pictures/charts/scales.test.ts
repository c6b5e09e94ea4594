import { expect } from 'chai';
import fc from 'fast-check';
import { linePath, shareOf, stepPath, ticksOf } from '../../../src/pictures/charts/scales.js';

describe('shareOf', () => {
  const cases = [
    [[5, 0, 10], 50],
    [[0, 10, -10], 50],
    [[10, 10, -10], 0],
    [[3, 3, 3], 0],
  ] as const;
  for (const [[value, from, to], share] of cases)
    it(`puts ${value} ${share} % of the way from ${from} to ${to}`, () => {
      expect(shareOf(value, from, to)).to.equal(share);
    });
});

describe('ticksOf', () => {
  it('covers the extent with whole, even steps, and not too many', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), fc.integer({ min: 1, max: 300 }), (from, extent) => {
        const ticks = ticksOf(from, from + extent);
        const steps = new Set(ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? 0)));
        expect(ticks[0]).to.be.at.most(from);
        expect(ticks.at(-1)).to.be.at.least(from + extent);
        expect(steps.size).to.be.at.most(1);
        expect(ticks.length).to.be.within(2, 9);
        expect(ticks.every(Number.isInteger)).to.equal(true);
      }),
    );
  });
});

describe('paths', () => {
  it('step keeps its height until the next point', () => {
    expect(
      stepPath([
        [0, 1],
        [2, 3],
        [4, 5],
      ]),
    ).to.equal('M0 1H2V3H4V5');
  });
  it('line goes from point to point', () => {
    expect(
      linePath([
        [0, 1],
        [2, 3],
      ]),
    ).to.equal('M0 1L2 3');
  });
});
