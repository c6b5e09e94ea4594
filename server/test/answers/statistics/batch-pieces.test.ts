import { expect } from 'chai';
import { toCsv } from '../../../src/answers/csv/csv.js';
import { playerBatch, type Batch } from '../../../src/answers/statistics/batch.js';
import { batchPieces, PIECE_BYTES, writtenBatch } from '../../../src/answers/statistics/batch-pieces.js';
import { tables } from '@goalsquare/openapi';
import { openMatches } from '../../support/match-log.js';

const REQUESTS = 12;
const match = openMatches().find(({ facts }) => facts.seconds.length > 0);
if (match === undefined) throw new Error('there is no match with transactions');

/** A batch, and how many of its requests were computed. */
function scene() {
  const state = { computed: 0 };
  const whole = playerBatch('Transactional', {
    playerMetricRequests: Array.from({ length: REQUESTS }, (_, n) => ({ id: `r${n}`, fromPeriodSeconds: n })),
  });
  const batch: Batch = {
    ...whole,
    numbersOf: (of, at) => {
      state.computed += 1;
      return whole.numbersOf(of, at);
    },
  };
  return { state, batch };
}

const wholeOf = (batch: Batch): string =>
  Buffer.concat(Array.from(batchPieces(match, batch), (piece) => Buffer.from(piece))).toString();

describe('the pieces of a batch', () => {
  it('are computed as they are taken, and written into one buffer', () => {
    const { state, batch } = scene();
    const buffers = new Set<ArrayBufferLike>();
    let count = 0;
    for (const piece of batchPieces(match, batch)) {
      if (count === 0) expect(state.computed).to.be.within(1, REQUESTS - 1);
      count += 1;
      if (count > 1) buffers.add(piece.buffer);
      expect(piece.length).to.be.below(PIECE_BYTES * 2);
    }
    expect(count).to.be.at.least(3);
    expect(buffers.size).to.equal(1);
    expect(state.computed).to.equal(REQUESTS);
  });

  it('are the same if another batch of the same plan is computed in between, in JSON and CSV', () => {
    const expected = wholeOf(scene().batch);
    const pieces = batchPieces(match, scene().batch);
    let text = '';
    for (const piece of pieces) {
      text += Buffer.from(piece).toString();
      scene().batch.numbersOf(match, 3);
    }
    expect(text).to.equal(expected);

    const { default: name, tables: all } = tables().operations.postPlayerStatistics;
    const table = all[name];
    if (table === undefined) throw new Error('the operation has no table');
    const rows = (): Generator<string> => toCsv(table, writtenBatch(match, scene().batch)).body as Generator<string>;
    const whole = [...rows()].join('');
    let mixed = '';
    for (const piece of rows()) {
      mixed += piece;
      scene().batch.numbersOf(match, 3);
    }
    expect(mixed).to.equal(whole);
  });
});
