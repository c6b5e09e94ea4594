import fc from 'fast-check';
import { expect } from 'chai';
import { marginOf, openMatch, matchViewOf } from '../../src/index.js';
import { totalsOf } from '../../src/timeline/score.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { matchOf } from '../support/play.js';

const { score } = matchViewOf(
  matchOf(`
  1:10 h1   GOAL 80,0
  1:20 a1   BEHI -80,5
  1:30 away RUSH -80,4
  2:10 a1   GOAL 80,0
  2:20 h2   TACK 0,0
  4:10 h1   BEHI 80,5`),
);

describe('the score', () => {
  it('counts goals, behinds including rushed ones, and points', () => {
    expect(score.totals).to.deep.equal([
      { goals: 1, behinds: 1, points: 7 },
      { goals: 1, behinds: 2, points: 8 },
    ]);
  });

  it('lists each period that has begun, with the score at its end', () => {
    expect(score.periods[0].map(({ period, points, cumulative }) => [period, points, cumulative.points])).to.deep.equal(
      [
        [1, 6, 6],
        [2, 0, 6],
        [4, 1, 7],
      ],
    );
    expect(
      score.periods[1].map(({ period, goals, behinds, cumulative }) => [period, goals, behinds, cumulative]),
    ).to.deep.equal([
      [1, 0, 2, { goals: 0, behinds: 2, points: 2 }],
      [2, 1, 0, { goals: 1, behinds: 2, points: 8 }],
      [4, 0, 0, { goals: 1, behinds: 2, points: 8 }],
    ]);
  });

  it('is a running score that changes at the row of each score', () => {
    expect([...score.running.home]).to.deep.equal([6, 6, 6, 6, 6, 7]);
    expect([...score.running.away]).to.deep.equal([0, 1, 2, 8, 8, 8]);
  });

  it('has a margin, opposite for the two squads', () => {
    expect([marginOf(score.totals, 0), marginOf(score.totals, 1)]).to.deep.equal([-1, 1]);
  });

  it('is nil all before the first score', () => {
    expect(matchViewOf(matchOf('')).score).to.deep.include({
      totals: [
        { goals: 0, behinds: 0, points: 0 },
        { goals: 0, behinds: 0, points: 0 },
      ],
      periods: [[], []],
    });
  });
});

describe('the score of a match known by its result', () => {
  const tally = (goals: number, behinds: number) => ({ goals, behinds });
  const result = { kind: 'result', home: tally(3, 2), away: tally(2, 8) } as const;
  const periods = [
    { period: 1, home: tally(1, 2), away: tally(0, 3) },
    { period: 2, home: tally(2, 0), away: tally(2, 5) },
  ];

  it('is the result, without periods if it has none', () => {
    expect(matchViewOf(matchOf('', {}, [result])).score).to.deep.equal({
      totals: [
        { goals: 3, behinds: 2, points: 20 },
        { goals: 2, behinds: 8, points: 20 },
      ],
      periods: [[], []],
      running: { home: new Uint16Array(0), away: new Uint16Array(0) },
    });
  });

  it('is listed by period if the result has periods', () => {
    expect(matchViewOf(matchOf('', {}, [{ ...result, periods }])).score.periods).to.deep.equal([
      [
        { period: 1, goals: 1, behinds: 2, points: 8, cumulative: { goals: 1, behinds: 2, points: 8 } },
        { period: 2, goals: 2, behinds: 0, points: 12, cumulative: { goals: 3, behinds: 2, points: 20 } },
      ],
      [
        { period: 1, goals: 0, behinds: 3, points: 3, cumulative: { goals: 0, behinds: 3, points: 3 } },
        { period: 2, goals: 2, behinds: 5, points: 17, cumulative: { goals: 2, behinds: 8, points: 20 } },
      ],
    ]);
  });

  it('is that of the last result', () => {
    const later = { kind: 'result', home: tally(3, 3), away: tally(2, 8) } as const;
    expect(matchViewOf(matchOf('', {}, [{ ...result, periods }, later])).score).to.deep.include({
      totals: [
        { goals: 3, behinds: 3, points: 21 },
        { goals: 2, behinds: 8, points: 20 },
      ],
      periods: [[], []],
    });
  });
});

describe('the totals', () => {
  it('are those of the score, of any match', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const { transactions, result, score: whole } = matchViewOf(openMatch(log));
        expect(totalsOf(transactions, result)).to.deep.equal(whole.totals);
      }),
      { numRuns: 50 },
    );
  });
});
