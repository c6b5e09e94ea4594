import { expect } from 'chai';
import { marginOf, storyOf } from '../../src/index.js';
import { matchOf } from '../support/play.js';

const { score } = storyOf(matchOf(`
  1:10 h1   GOAL 80,0
  1:20 a1   BEHI -80,5
  1:30 away RUSH -80,4
  2:10 a1   GOAL 80,0
  2:20 h2   TACK 0,0
  4:10 h1   BEHI 80,5`));

describe('the score', () => {
  it('counts goals, behinds with rushed ones, and points', () => {
    expect(score.totals).to.deep.equal([{ goals: 1, behinds: 1, points: 7 }, { goals: 1, behinds: 2, points: 8 }]);
  });

  it('tells each period that has begun, and how it stood at its end', () => {
    expect(score.periods[0].map(({ period, points, cumulative }) => [period, points, cumulative.points])).to.deep.equal([[1, 6, 6], [2, 0, 6], [4, 1, 7]]);
    expect(score.periods[1].map(({ period, goals, behinds, cumulative }) => [period, goals, behinds, cumulative])).to.deep.equal([
      [1, 0, 2, { goals: 0, behinds: 2, points: 2 }], [2, 1, 0, { goals: 1, behinds: 2, points: 8 }], [4, 0, 0, { goals: 1, behinds: 2, points: 8 }],
    ]);
  });

  it('runs with the rows, each score in it once it has happened', () => {
    expect([...score.running.home]).to.deep.equal([6, 6, 6, 6, 6, 7]);
    expect([...score.running.away]).to.deep.equal([0, 1, 2, 8, 8, 8]);
  });

  it('has a margin, opposite for the two squads', () => {
    expect([marginOf(score.totals, 0), marginOf(score.totals, 1)]).to.deep.equal([-1, 1]);
  });

  it('is nil all before anybody scored', () => {
    expect(storyOf(matchOf('')).score).to.deep.include({ totals: [{ goals: 0, behinds: 0, points: 0 }, { goals: 0, behinds: 0, points: 0 }], periods: [[], []] });
  });
});
