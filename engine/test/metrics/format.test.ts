import fc from 'fast-check';
import { expect } from 'chai';
import { displayValue, roundTo, type MetricFormat } from '../../src/index.js';

const rounded: readonly (readonly [number, number, number])[] = [
  [0.5, 0, 1],
  [-0.5, 0, -1],
  [1.5, 0, 2],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [0.49, 0, 0],
  [-0.4, 0, 0],
  [1.005, 2, 1.01],
  [1.25, 1, 1.3],
  [-1.25, 1, -1.3],
  [63.768115942028984, 1, 63.8],
  [1e6, 2, 1e6],
];
const shown: readonly (readonly [number, MetricFormat, string])[] = [
  [12, 'integer', '12'],
  [12.5, 'integer', '13'],
  [-3.4, 'integer', '-3'],
  [-0.2, 'integer', '0'],
  [12, 'oneDecimal', '12.0'],
  [12.25, 'oneDecimal', '12.3'],
  [-7.05, 'oneDecimal', '-7.1'],
  [3.75, 'twoDecimals', '3.75'],
  [3.755, 'twoDecimals', '3.76'],
  [2, 'twoDecimals', '2.00'],
  [65.4321, 'percentage', '65.4%'],
  [100, 'percentage', '100.0%'],
  [0, 'percentage', '0.0%'],
  [0, 'minutes', '0:00'],
  [59, 'minutes', '0:59'],
  [60, 'minutes', '1:00'],
  [725, 'minutes', '12:05'],
  [7149, 'minutes', '119:09'],
  [-65, 'minutes', '-1:05'],
  [-0.3, 'minutes', '0:00'],
  [59.6, 'minutes', '1:00'],
];

describe('roundTo', () => {
  for (const [value, decimals, expected] of rounded) {
    it(`rounds ${value} to ${expected} at ${decimals} decimals`, () => {
      expect(roundTo(value, decimals)).to.equal(expected);
      expect(Object.is(roundTo(value, decimals), -0)).to.equal(false);
    });
  }

  it('rounds a number and its opposite alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.nat({ max: 3 }), (thousandths, decimals) => {
        expect(roundTo(-thousandths / 1000, decimals) + roundTo(thousandths / 1000, decimals)).to.equal(0);
      }),
    );
  });
});

describe('displayValue', () => {
  for (const [value, format, expected] of shown) {
    it(`shows ${value} as ${expected}`, () => {
      expect(displayValue(value, format)).to.equal(expected);
    });
  }
});
