import fc from 'fast-check';
import { expect } from 'chai';
import { firstTimedBase, openMatch } from '../../src/index.js';
import { intervalBlock, intervalColumns, PERIOD_TICKS, tickOf } from '../../src/columns/intervals.js';
import { arbitraryLog } from '../support/arbitrary-log.js';

describe('the intervals of a match', () => {
  it('are sorted by base and end, and none begins before its period', () => {
    fc.assert(
      fc.property(arbitraryLog({ most: 400 }), (log) => {
        const { intervalStarts, intervalEnds, intervalSeconds } = openMatch(log).intervals;
        expect(intervalStarts.at(-1)).to.equal(intervalEnds.length);
        for (let timed = 0; timed + 1 < intervalStarts.length; timed += 1) {
          const ends = [...intervalEnds.subarray(intervalStarts[timed], intervalStarts[timed + 1])];
          expect(ends).to.deep.equal([...ends].sort((a, b) => a - b));
        }
        for (const [n, end] of intervalEnds.entries()) {
          expect(intervalSeconds[n]).to.be.above(0);
          expect(end % PERIOD_TICKS).to.be.at.least(intervalSeconds[n] ?? NaN);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are empty without intervals', () => {
    expect(intervalColumns(intervalBlock()).intervalEnds).to.have.lengthOf(0);
  });

  it('keep their order within a base', () => {
    const interval = { period: 2, from: 5, side: 1, slot: 3, zone: 4 } as const;
    const columns = intervalColumns(
      intervalBlock([
        { ...interval, base: firstTimedBase + 1, to: 9 },
        { ...interval, base: firstTimedBase, to: 12 },
        { ...interval, base: firstTimedBase + 1, to: 7 },
      ]),
    );
    expect([...columns.intervalStarts.slice(0, 3)]).to.deep.equal([0, 1, 3]);
    expect([...columns.intervalEnds]).to.deep.equal([tickOf(2, 12), tickOf(2, 9), tickOf(2, 7)]);
    expect([...columns.intervalSeconds]).to.deep.equal([7, 4, 2]);
  });
});
