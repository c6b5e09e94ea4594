import fc from 'fast-check';
import { expect } from 'chai';
import { ColumnRanker } from '../../../../src/query/across/result/ranking.js';

/** Dense order and competition rank by definition. */
function byDefinition(values: readonly number[]): { readonly order: number[]; readonly rank: number[] } {
  const present = values.filter((value) => !Number.isNaN(value));
  const distinct = new Set(present);
  const place = (of: Iterable<number>, value: number): number =>
    Number.isNaN(value) ? 0 : 1 + [...of].filter((other) => other > value).length;
  return {
    order: values.map((value) => place(distinct, value)),
    rank: values.map((value) => place(present, value)),
  };
}

const ranker = new ColumnRanker();

const check = (values: readonly number[], divisor: number): void => {
  const { order, rank } = ranker.rank(Float64Array.from(values), divisor);
  expect({ order: [...order], rank: [...rank] }).to.deep.equal(byDefinition(values));
};

const some = (values: fc.Arbitrary<number>): fc.Arbitrary<number[]> =>
  fc.array(fc.oneof({ weight: 9, arbitrary: values }, { weight: 1, arbitrary: fc.constant(NaN) }), { maxLength: 90 });

describe('ranks of a column', () => {
  it('are those of whole numbers', () => {
    fc.assert(
      fc.property(some(fc.integer({ min: -40, max: 400 })), (values) => {
        check(values, 1);
      }),
    );
  });

  it('are those of whole numbers that were divided', () => {
    const sums = some(fc.integer({ min: -400, max: 4000 }));
    fc.assert(
      fc.property(sums, fc.constantFrom(3, 10, 100, 6000), (whole, divisor) => {
        check(
          whole.map((sum) => sum / divisor),
          divisor,
        );
      }),
    );
  });

  it('are those of any numbers, whatever the divisor', () => {
    const numbers = some(fc.oneof(fc.double({ noNaN: true, min: -5, max: 50 }), fc.constantFrom(0, 0.1, 100 / 3)));
    fc.assert(
      fc.property(numbers, fc.constantFrom(1, 10), (values, divisor) => {
        check(values, divisor);
      }),
    );
  });

  it('are those of many equal numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 50, 100, 200 / 3), { maxLength: 400 }), (values) => {
        check(values, 1);
      }),
      { numRuns: 30 },
    );
  });
});
