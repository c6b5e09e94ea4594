import fc from 'fast-check';
import { expect } from 'chai';
import { expectedShot, heightAt, type Line } from '../../src/index.js';

const line: Line = [
  [10, 1],
  [20, 3],
  [40, -1],
];
const heights: readonly (readonly [x: number, y: number])[] = [
  [10, 1],
  [15, 2],
  [20, 3],
  [30, 1],
  [40, -1],
  [0, -1],
  [50, -3],
];

/** Shots whose share of goals and behinds was counted, and how far the model may be from it. */
const counted: readonly (readonly [set: boolean, metres: number, degrees: number, goal: number, behind: number])[] = [
  [true, 10, 7.5, 1, 0],
  [true, 27.5, 7.5, 0.85, 0.15],
  [true, 47.5, 37.5, 0.403, 0.407],
  [true, 47.5, 52.5, 0.317, 0.364],
  [true, 52.5, 7.5, 0.327, 0.385],
  [false, 10, 7.5, 0.86, 0.1],
  [false, 20, 68, 0.22, 0.48],
  [false, 35, 22.5, 0.34, 0.4],
  [false, 42.5, 22.5, 0.318, 0.429],
];

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const shots = fc.record({ set: fc.boolean(), metres: within(0, 90), degrees: within(0, 90) });

describe('a piecewise linear function', () => {
  for (const [x, y] of heights)
    it(`is ${y} at ${x}`, () => {
      expect(heightAt(line, x)).to.be.closeTo(y, 1e-12);
    });
});

describe('the shot model', () => {
  for (const [set, metres, degrees, goal, behind] of counted) {
    it(`is within five percentage points of the counted results of ${set ? 'set shots' : 'shots in play'} from ${metres} m at ${degrees} degrees`, () => {
      const expected = expectedShot({ set, metres, degrees });
      expect(expected.goal).to.be.closeTo(goal, 0.05);
      expect(expected.behind).to.be.closeTo(behind, 0.05);
    });
  }

  it('computes chances between 0 and 1', () => {
    fc.assert(
      fc.property(shots, (shot) => {
        const { goal, behind } = expectedShot(shot);
        expect(goal).to.be.within(0, 1);
        expect(behind).to.be.within(0, 1);
        expect(goal + behind).to.be.at.most(1 + 1e-12);
      }),
    );
  });

  it('gives wider shots a lower chance, up to 50 m', () => {
    fc.assert(
      fc.property(fc.boolean(), within(0, 50), within(0, 90), within(0, 90), (set, metres, one, other) => {
        const [narrow, wide] = [Math.min(one, other), Math.max(one, other)].map(
          (degrees) => expectedShot({ set, metres, degrees }).goal,
        );
        expect(wide).to.be.at.most((narrow ?? 0) + 1e-12);
      }),
    );
  });

  it('gives a set shot a higher chance than a shot in play from the same location, up to 40 m', () => {
    fc.assert(
      fc.property(within(5, 40), within(0, 60), (metres, degrees) => {
        expect(expectedShot({ set: true, metres, degrees }).goal).to.be.above(
          expectedShot({ set: false, metres, degrees }).goal,
        );
      }),
    );
  });
});
