import { expect } from 'chai';
import type { Measure } from '../../../src/index.js';
import { measureOfMatches } from '../../../src/query/across/result/match-measures.js';
import type { Sequences } from '../../../src/query/across/result/sequences.js';
import { withoutNoise } from '../../../src/query/across/result/without-noise.js';

/** The sequences of one row that has all values. */
const oneRow = (size: number): Sequences => ({
  cells: undefined,
  starts: Int32Array.of(0),
  ownStarts: Int32Array.of(0),
  ends: Int32Array.of(size),
});

const measured = (measure: Measure, values: readonly number[]): number | undefined =>
  measureOfMatches(measure, NaN, Float64Array.from(values), oneRow(values.length))[0];

const cases: readonly (readonly [Measure, readonly number[], number])[] = [
  ['median', [0.1, 0.7], 0.4],
  ['median', [1.1, 2.2], 1.65],
  ['median', [3, 4], 3.5],
  ['standardDeviation', [200 / 3, 200 / 3, 200 / 3], 0],
  ['standardDeviation', [0.1, 0.4], 0.15],
  ['standardDeviation', [0.4, 0.1], 0.15],
  ['standardDeviation', [2, 4], 1],
];

describe('equal values', () => {
  for (const [measure, values, expected] of cases)
    it(`have the ${measure} ${expected} of ${values.map((value) => value.toFixed(1)).join(' and ')}`, () => {
      expect(measured(measure, values)).to.equal(expected);
    });

  for (const [minuend, subtrahend, expected] of [
    [0.3, 0.1, 0.2],
    [100.3, 50.1, 50.2],
    [1234567.8, 0.1, 1234567.7],
    [2 / 3, 2 / 3, 0],
  ] as const)
    it(`are equal after a subtraction: ${expected}`, () => {
      expect(withoutNoise(minuend - subtrahend)).to.equal(expected);
    });

  it('have no negative zero, and leave out what does not exist', () => {
    expect(Object.is(withoutNoise(-1e-12), 0)).to.equal(true);
    expect(withoutNoise(NaN)).to.deep.equal(NaN);
  });
});
