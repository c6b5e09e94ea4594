import fc from 'fast-check';
import { expect } from 'chai';
import { orderOf, rankFloats, rankInts, rankOf } from '../../src/query/rank.js';
import { placesOf } from '../support/oracle.js';

const unpacked = (places: Uint16Array): readonly (readonly [number, number])[] =>
  Array.from(places, (place) => [orderOf(place), rankOf(place)] as const);

function rankedInts(values: readonly number[]): readonly (readonly [number, number])[] {
  const places = new Uint16Array(values.length).fill(0x0101);
  rankInts(
    Int32Array.from(values),
    0,
    values.length,
    values.reduce((bits, value) => bits | value, 0),
    places,
  );
  return unpacked(places);
}

function rankedFloats(values: readonly number[]): readonly (readonly [number, number])[] {
  const places = new Uint16Array(values.length);
  rankFloats(Float64Array.from(values), values.length, places, 0);
  return unpacked(places);
}

const cases: readonly (readonly [readonly number[], readonly (readonly [number, number])[]])[] = [
  [
    [5, 3, 5, 1],
    [
      [1, 1],
      [2, 3],
      [1, 1],
      [3, 4],
    ],
  ],
  [
    [1, 1, 1],
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
  ],
  [
    [0, 0],
    [
      [1, 1],
      [1, 1],
    ],
  ],
  [
    [0, -2, 3],
    [
      [2, 2],
      [3, 3],
      [1, 1],
    ],
  ],
  [
    [300, 0, 300, 299],
    [
      [1, 1],
      [3, 4],
      [1, 1],
      [2, 3],
    ],
  ],
  [
    [2 ** 30, -(2 ** 30), 0],
    [
      [1, 1],
      [3, 3],
      [2, 2],
    ],
  ],
  [[], []],
  [[7], [[1, 1]]],
];

describe('order and rank', () => {
  for (const [values, expected] of cases) {
    it(`of ${JSON.stringify(values)} are dense and competition: ${JSON.stringify(expected)}`, () => {
      expect(rankedInts(values)).to.deep.equal(expected);
      expect(rankedFloats(values)).to.deep.equal(expected);
    });
  }

  it('of an absent value are 0, and the others are ranked without it', () => {
    expect(rankedFloats([NaN, 50, NaN, 66.7, 50])).to.deep.equal([
      [0, 0],
      [2, 2],
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  const spans: readonly (readonly [string, fc.Arbitrary<number>])[] = [
    ['small', fc.nat({ max: 12 })],
    ['to 255', fc.nat({ max: 255 })],
    ['of both signs', fc.integer({ min: -40, max: 40 })],
    ['large', fc.integer({ min: -5_000_000, max: 5_000_000 })],
    ['of any size', fc.integer()],
  ];
  for (const [name, value] of spans) {
    it(`of whole numbers ${name} equal those of an oracle`, () => {
      fc.assert(
        fc.property(fc.array(value, { maxLength: 82 }), (values) => {
          expect(rankedInts(values)).to.deep.equal(placesOf(values));
        }),
        { numRuns: 300 },
      );
    });
  }

  it('of numbers with gaps equal those of an oracle', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.option(
            fc.integer({ min: -9, max: 9 }).map((value) => value / 3),
            { nil: undefined },
          ),
          { maxLength: 82 },
        ),
        (values) => {
          expect(rankedFloats(values.map((value) => value ?? NaN))).to.deep.equal(placesOf(values));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('of a part of a column leave the rest unchanged', () => {
    const places = new Uint16Array(5).fill(9);
    rankInts(Int32Array.of(0, 4, 6, 6, 0), 1, 3, 6, places);
    expect([...places]).to.deep.equal([9, 2 | (3 << 8), 1 | (1 << 8), 1 | (1 << 8), 9]);
  });
});
