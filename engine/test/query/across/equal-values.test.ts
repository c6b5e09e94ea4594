import { expect } from 'chai';
import fc from 'fast-check';
import { briefOf, measures, metricCodes, metricOf, planOf, type Measure } from '../../../src/index.js';
import { valuesOf } from '../../../src/query/across/result/code-values.js';
import { measureOfMatches } from '../../../src/query/across/result/match-measures.js';
import type { Sequences } from '../../../src/query/across/result/sequences.js';
import { withoutNoise } from '../../../src/query/across/result/without-noise.js';
import { answerAcross, arbitrarySeason } from '../../support/arbitrary-season.js';
import { matchOf } from '../../support/play.js';

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

  it('share an order in every measure of every ratio: all are compared after one rounding', function () {
    this.timeout(60_000);
    const seasons = fc.tuple(arbitrarySeason({ matches: 6 }));
    fc.assert(
      fc.property(
        seasons,
        fc.constantFrom('player' as const, 'squad' as const),
        fc.constantFrom('For' as const, 'Diff' as const),
        (of, level, context) => {
          const codes = metricCodes.filter((code) => metricOf(code).formula[level]?.is === 'ratio');
          const query = { level, matches: {}, acts: {}, context, codes, measures, threshold: 50, rollingMatches: 2 };
          const table = answerAcross(query, of);
          for (const [n, code] of codes.entries())
            for (const [m, measure] of measures.entries())
              for (let row = 0; row < table.rows; row += 1) {
                const value = table.value(n, m, row);
                if (value !== undefined) expect(value, `${measure} of ${code}`).to.equal(withoutNoise(value));
              }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('of ratios of a season are equal: two of three, and the median of 7 and 9 of 12', () => {
    const disposals = (person: string, effective: number, of: number): string =>
      Array.from({ length: of }, (_, n) => `1:${n + 1} ${person} ${n < effective ? 'HBEF' : 'HBIN'} 0,0`).join('\n');
    const seasons = [
      [`${disposals('h1', 2, 3)}\n${disposals('h2', 7, 12)}`, disposals('h2', 9, 12)].map((play, n) => {
        const match = matchOf(play, { id: n + 1 });
        return { match, brief: briefOf(match) };
      }),
    ];
    const table = answerAcross(
      { level: 'player', matches: {}, acts: {}, codes: ['DISPOSAL_EFFICIENCY'], measures: ['median'] },
      seasons,
    );
    const medians = Array.from({ length: table.rows }, (_, row) => table.value(0, 0, row)).filter(Boolean);
    expect(medians).to.deep.equal([66.666666667, 66.666666667]);
  });

  it('of ratios are equal: two of three matches, and two halves of them', () => {
    const values = valuesOf(planOf('player', ['DISPOSAL_EFFICIENCY']), 0, {
      of: Float64Array.of(2, 2, 4),
      to: Float64Array.of(3, 3, 6),
    });
    const [odd, even] = [measured('median', [...values]), measured('median', [...values.subarray(1)])];
    expect([odd, even, measured('max', [...values])]).to.deep.equal([values[0], values[0], values[0]]);
  });
});
