import { displayValue, metricFormats, roundTo, VALUE_DECIMALS, type MetricFormat } from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import { displayNotations, NUMBER_LIMIT, putDisplay, putNumber } from '../../../src/answers/statistics/number-json.js';

const formats = Object.keys(metricFormats) as readonly MetricFormat[];

/** The value at a place after a write. */
function written(put: (view: DataView, at: number) => number): string {
  const bytes = Buffer.from(new ArrayBuffer(64));
  const end = put(new DataView(bytes.buffer), 8);
  return bytes.toString('latin1', 8, end);
}

const values = fc.oneof(
  fc.integer({ min: -999_998, max: 999_998 }),
  fc.tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 1, max: 1000 })).map(([of, by]) => of / by),
  fc.double({ min: -999_998, max: 999_998, noNaN: true }),
  fc.constantFrom(0, -0, 0.5, -0.5, 1.25, -0.00004, 0.00005, 59.5, 60, 3599.7, -60, 999_998.99999, -999_998.99999),
);

describe('a number', () => {
  it('is written as JSON rounded to four decimals, and as people read it', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(...formats), (value, format) => {
        expect(Math.abs(value)).to.be.below(NUMBER_LIMIT);
        expect(written((view, at) => putNumber(view, at, value))).to.equal(
          JSON.stringify(roundTo(value, VALUE_DECIMALS)),
        );
        expect(written((view, at) => putDisplay(view, at, value, displayNotations[format]))).to.equal(
          displayValue(value, format),
        );
      }),
      { numRuns: 5000 },
    );
  });
});
