import fc from 'fast-check';
import { expect } from 'chai';
import {
  EngineError,
  openMatch,
  planOf,
  playerStatistics,
  squadStatistics,
  type StatisticsFilter,
  type Entry,
} from '../../src/index.js';
import { factRanges, timeWindows } from '../../src/query/windows.js';
import { arbitraryFilter } from '../support/arbitrary-filter.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { matchOf } from '../support/play.js';

/** A tackle a minute in two quarters of 300 s and 200 s; quarter 2 has a tackle at its very start and very end. */
const play = `
  1:0   h1 TACK
  1:60  h1 TACK
  1:120 h1 TACK
  1:240 h1 TACK
  1:300 h1 TACK
  2:0   h1 TACK
  2:100 h1 TACK
  2:200 h1 TACK`;
const ends: readonly Entry[] = [
  { kind: 'status', code: 'QT', period: 1, periodSeconds: 300 },
  { kind: 'status', code: 'LIVE', period: 2 },
  { kind: 'status', code: 'HT', period: 2, periodSeconds: 200 },
];
const match = matchOf(play, {}, ends);
const tackles = planOf('player', ['TACKLE']);

const cases: readonly (readonly [StatisticsFilter, number])[] = [
  [{}, 8],
  [{ periods: [] }, 8],
  [{ periods: [1] }, 5],
  [{ periods: [2, 1, 2] }, 8],
  [{ periods: [3] }, 0],
  [{ periods: [11] }, 0],
  [{ fromPeriodSeconds: 60 }, 6],
  [{ fromPeriodSeconds: 61 }, 5],
  [{ toPeriodSeconds: 100 }, 4],
  [{ toPeriodSeconds: 99 }, 3],
  [{ toPeriodSeconds: 0 }, 2],
  [{ fromPeriodSeconds: 100, toPeriodSeconds: 200 }, 3],
  [{ fromPeriodSeconds: 200, toPeriodSeconds: 100 }, 0],
  [{ fromPeriodSeconds: 0, toPeriodSeconds: 2147483647 }, 8],
  [{ periods: [1], fromPeriodSeconds: 60, toPeriodSeconds: 120 }, 2],
  [{ lastXSeconds: 0 }, 0],
  [{ periods: [1], lastXSeconds: 0 }, 0],
  [{ periods: [1], lastXSeconds: 60 }, 2],
  [{ periods: [1], lastXSeconds: 59 }, 1],
  [{ periods: [1, 2], lastXSeconds: 100 }, 4],
  [{ lastXSeconds: 100 }, 2],
  [{ lastXSeconds: 99 }, 1],
  [{ lastXSeconds: 200 }, 3],
  [{ lastXSeconds: 201 }, 4],
  [{ lastXSeconds: 260 }, 5],
  [{ lastXSeconds: 500 }, 8],
  [{ lastXSeconds: 2147483647 }, 8],
];

describe('the time of a filter', () => {
  for (const [ask, expected] of cases) {
    it(`${JSON.stringify(ask)} selects ${expected} of 8`, () => {
      expect(playerStatistics(match, tackles, ask).table.value(0, 0)).to.equal(expected);
    });
  }

  it('counts back from now while a match is live', () => {
    const [first] = ends;
    const live = matchOf(
      play,
      {},
      first === undefined ? [] : [first, { kind: 'status', code: 'LIVE', period: 2, periodSeconds: 260 }],
    );
    expect(playerStatistics(live, tackles, { lastXSeconds: 100 }).table.value(0, 0)).to.equal(1);
    expect(playerStatistics(live, tackles, { lastXSeconds: 160 }).table.value(0, 0)).to.equal(2);
  });

  for (const ask of [
    { lastXSeconds: 60, fromPeriodSeconds: 0 },
    { lastXSeconds: 60, toPeriodSeconds: 90 },
    { lastXSeconds: 60, fromPeriodSeconds: 0, toPeriodSeconds: 90, periods: [1] },
  ]) {
    it(`rejects ${Object.keys(ask).join(' with ')}`, () => {
      for (const statistics of [
        () => playerStatistics(match, tackles, ask),
        () => squadStatistics(match, planOf('squad', ['TACKLE']), ask),
      ]) {
        expect(statistics)
          .to.throw(EngineError, 'lastXSeconds cannot be combined with fromPeriodSeconds or toPeriodSeconds')
          .with.property('code', 'WINDOW_CONFLICT');
      }
    });
  }

  it('becomes ranges of facts in order of play that do not overlap', () => {
    fc.assert(
      fc.property(arbitraryLog(), arbitraryFilter, (log, ask) => {
        const random = openMatch(log);
        let end = 0;
        for (const [from, to] of factRanges(random.facts, timeWindows(random, ask))) {
          expect(from).to.be.at.least(end);
          expect(to).to.be.at.least(from);
          end = to;
        }
        expect(end).to.be.at.most(random.facts.seconds.length);
      }),
      { numRuns: 200 },
    );
  });
});
