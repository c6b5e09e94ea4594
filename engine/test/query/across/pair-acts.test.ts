import { expect } from 'chai';
import { NO_SLOT } from '../../../src/columns/transactions.js';
import { bytesOfPairActs, pairActsOf, type PairActs, type PairSource } from '../../../src/query/across/pair-acts.js';
import { countedBases, firstTimedBase } from '../../../src/vocabulary/bases.js';

/** An act of a person for a receiver, both as slots, with an amount. */
type Act = readonly [giver: number, receiver: number, amount: number];

const SLOTS = 4;

/** A season of one match, whose acts all add to the first summed base. Slot 3 has no row. */
function sourceOf(acts: readonly Act[]): PairSource {
  const runStarts = new Int32Array(firstTimedBase + 1).fill(acts.length, countedBases + 1);
  return {
    matches: [{ persons: Int32Array.of(500, 600, 700, 800) }],
    slots: SLOTS,
    rowOfSlot: Int32Array.of(2, 1, 0, -1),
    firstFacts: Int32Array.of(0, acts.length),
    factSlots: Uint8Array.from(acts, ([giver]) => giver),
    receivers: Uint8Array.from(acts, ([, receiver]) => receiver),
    runStarts,
    postings: Uint16Array.from(acts.keys()),
    amounts: Int16Array.from(acts, ([, , amount]) => amount),
  };
}

function pairsOf(acts: readonly Act[]): PairActs {
  const steps = pairActsOf(sourceOf(acts), Int32Array.of(0, 1, 2));
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Triples of a giver, as the position of a person, a receiver and a sum. */
const triplesOf = ({ keys, sums, givers, receivers, receiverIds }: PairActs): readonly (readonly unknown[])[] =>
  Array.from(keys, (pair, n) => [givers[pair], receiverIds[receivers[pair] ?? -1], sums[n]]);

describe('sums of pairs of a person and a receiver', () => {
  const cases: readonly (readonly [string, readonly Act[], readonly (readonly unknown[])[]])[] = [
    [
      'has one sum of each pair',
      [
        [0, 1, 5],
        [1, 0, 4],
        [0, 1, 2],
      ],
      [
        [2, 600, 7],
        [1, 500, 4],
      ],
    ],
    [
      'keeps a sum that is 0: the pair is a row',
      [
        [0, 1, 5],
        [0, 1, -5],
      ],
      [[2, 600, 0]],
    ],
    [
      'stores parts of a sum that exceeds 16 bits',
      [
        [0, 1, 32_767],
        [0, 1, 3],
      ],
      [
        [2, 600, 32_767],
        [2, 600, 3],
      ],
    ],
    ['leaves out acts without a receiver', [[0, NO_SLOT, 5]], []],
    [
      'leaves out acts of a player without a row, who may receive',
      [
        [3, 0, 5],
        [0, 3, 6],
      ],
      [[2, 800, 6]],
    ],
  ];
  for (const [says, acts, expected] of cases)
    it(says, () => {
      expect(triplesOf(pairsOf(acts))).to.deep.equal(expected);
    });

  it('counts its bytes', () => {
    const none = bytesOfPairActs(pairsOf([]));
    expect(bytesOfPairActs(pairsOf([[0, 1, 5]])) - none).to.equal(4 + 4 + 4 + 2 + 2);
  });
});
