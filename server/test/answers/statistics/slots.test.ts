import { displayValue, metricFormats, roundTo, VALUE_DECIMALS, type MetricFormat } from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import { fitsWide, putDisplay, putValue, WIDE } from '../../../src/answers/statistics/slots.js';

const formats = Object.keys(metricFormats) as readonly MetricFormat[];

const MARK = '#';

/** What a slot holds after something was put into it; what stands around it must stay. */
function slotAfter(put: (bytes: Uint8Array, end: number) => void): string {
  const bytes = Buffer.alloc(WIDE + 2, MARK);
  put(bytes, WIDE + 1);
  const text = bytes.toString('latin1');
  expect(text.at(0)).to.equal(MARK);
  expect(text.at(-1)).to.equal(MARK);
  return text.slice(1, -1);
}

const values = fc.oneof(
  fc.integer({ min: -999_998, max: 999_998 }),
  fc.tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 1, max: 1000 })).map(([of, by]) => of / by),
  fc.double({ min: -999_998, max: 999_998, noNaN: true }),
  fc.constantFrom(0, -0, 0.5, -0.5, 1.25, -0.00004, 0.00005, 59.5, 60, 3599.7, -60, 999_998.99999, -999_998.99999),
);

describe('a wide slot', () => {
  it('holds every number that fits as JSON rounded to four decimals, and as people read it', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(...formats), (value, format) => {
        expect(fitsWide(value)).to.equal(true);
        expect(
          slotAfter((bytes, end) => {
            putValue(bytes, end, WIDE, value);
          }).trimStart(),
        ).to.equal(JSON.stringify(roundTo(value, VALUE_DECIMALS)));
        expect(
          slotAfter((bytes, end) => {
            putDisplay(bytes, end, WIDE, value, format);
          }).trimStart(),
        ).to.equal(JSON.stringify(displayValue(value, format)));
      }),
      { numRuns: 5000 },
    );
  });

  for (const value of [999_999, -999_999, 1e12, Infinity, -Infinity])
    it(`has no room for ${value}`, () => {
      expect(fitsWide(value)).to.equal(false);
    });
});
