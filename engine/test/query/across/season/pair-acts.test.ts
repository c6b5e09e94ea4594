import { expect } from 'chai';
import {
  bytesOfPairActs,
  pairActsOf,
  type PairActs,
  type PairSource,
} from '../../../../src/query/across/season/pair-acts.js';
import { NO_RECEIVER } from '../../../../src/query/across/season/facts-by-place.js';
import { countedBases, firstTimedBase } from '../../../../src/vocabulary/bases.js';

/** An act of a row for a receiver, with an amount. */
type Act = readonly [giver: number, receiver: number, amount: number];

/** A season whose acts are all in one block and add to the first summed base. */
function sourceOf(acts: readonly Act[]): PairSource {
  return {
    blockStarts: Int32Array.of(0, acts.length),
    rows: Uint16Array.from(acts, ([giver]) => giver),
    receivers: Uint16Array.from(acts, ([, receiver]) => receiver),
    runStarts: new Int32Array(firstTimedBase + 1).fill(acts.length, countedBases + 1),
    postings: Uint16Array.from(acts.keys()),
    amounts: Int16Array.from(acts, ([, , amount]) => amount),
  };
}

/** Rows 0 and 1 are of one person, row 2 of another. */
function pairsOf(acts: readonly Act[]): PairActs {
  const steps = pairActsOf(sourceOf(acts), Int32Array.of(0, 0, 1));
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Triples of a giver, as the position of a person, a receiver and a sum. */
const triplesOf = ({ keys, sums, givers, receivers }: PairActs): readonly (readonly unknown[])[] =>
  Array.from(keys, (pair, n) => [givers[pair], receivers[pair], sums[n]]);

describe('sums of pairs of a person and a receiver', () => {
  const cases: readonly (readonly [string, readonly Act[], readonly (readonly unknown[])[]])[] = [
    [
      'have one sum of each pair, of all rows of a person',
      [
        [0, 7, 5],
        [2, 6, 4],
        [1, 7, 2],
      ],
      [
        [0, 7, 7],
        [1, 6, 4],
      ],
    ],
    [
      'keep a sum that is 0: the pair is a row',
      [
        [0, 7, 5],
        [0, 7, -5],
      ],
      [[0, 7, 0]],
    ],
    [
      'store parts of a sum that exceeds 16 bits',
      [
        [0, 7, 32_767],
        [0, 7, 3],
      ],
      [
        [0, 7, 32_767],
        [0, 7, 3],
      ],
    ],
    ['leave out acts without a receiver', [[0, NO_RECEIVER, 5]], []],
  ];
  for (const [says, acts, expected] of cases)
    it(says, () => {
      expect(triplesOf(pairsOf(acts))).to.deep.equal(expected);
    });

  it('count their bytes', () => {
    const none = bytesOfPairActs(pairsOf([]));
    expect(bytesOfPairActs(pairsOf([[0, 7, 5]])) - none).to.equal(4 + 4 + 2 + 2);
  });
});
