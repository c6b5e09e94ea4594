import { expect } from 'chai';
import {
  EngineError,
  LogState,
  matchViewOf,
  scoreCheckOf,
  scoreDifferences,
  type OfficialScore,
} from '../../src/index.js';
import { entriesOf, headerWith, matchOf } from '../support/play.js';

const play = `
  1:10 h1   GOAL 80,0
  1:20 a1   BEHI -80,5
  1:30 away RUSH -80,4
  2:10 a1   GOAL 80,0
  2:20 h2   TACK 0,0`;

const tally = (goals: number, behinds: number) => ({ goals, behinds });
const period = (n: number, home: readonly [number, number], away: readonly [number, number]) => ({
  period: n,
  home: tally(...home),
  away: tally(...away),
});

const equal: OfficialScore = {
  home: tally(1, 0),
  away: tally(1, 2),
  periods: [period(1, [1, 0], [0, 2]), period(2, [0, 0], [1, 0])],
};

describe('the official score of a match', () => {
  it('is compared by period, if its periods are known', () => {
    const moved = { ...equal, periods: [period(1, [1, 0], [1, 2]), period(2, [0, 0], [0, 0])] };
    expect(scoreDifferences(equal, entriesOf(play))).to.deep.equal([]);
    expect(scoreDifferences(moved, entriesOf(play))).to.deep.equal([
      { side: 'away', period: 1, official: tally(1, 2), counted: tally(0, 2) },
      { side: 'away', period: 2, official: tally(0, 0), counted: tally(1, 0) },
    ]);
  });

  it('is compared as a total, if they are not', () => {
    expect(scoreDifferences({ home: tally(1, 0), away: tally(1, 2) }, entriesOf(play))).to.deep.equal([]);
    expect(scoreDifferences({ home: tally(1, 1), away: tally(1, 2) }, entriesOf(play))).to.deep.equal([
      { side: 'home', official: tally(1, 1), counted: tally(1, 0) },
    ]);
  });

  it('is nil in periods that only the transactions have', () => {
    const short = { home: tally(1, 0), away: tally(0, 2), periods: [period(1, [1, 0], [0, 2])] };
    expect(scoreDifferences(short, entriesOf(play))).to.deep.equal([
      { side: 'away', period: 2, official: tally(0, 0), counted: tally(1, 0) },
    ]);
  });

  it('decides whether the score of a match is equal, different or unchecked, and never changes it', () => {
    const checkOf = (officialScore?: OfficialScore) => {
      const view = matchViewOf(matchOf(play, officialScore && { officialScore }));
      expect(view.score.totals.map(({ points }) => points)).to.deep.equal([6, 8]);
      return scoreCheckOf(view);
    };
    expect(checkOf()).to.deep.equal({ is: 'unchecked', byPeriod: false, inferred: [], differences: [] });
    expect(checkOf(equal)).to.deep.equal({ is: 'equal', byPeriod: true, inferred: [], differences: [] });
    expect(checkOf({ home: tally(2, 0), away: tally(1, 2) })).to.deep.include({ is: 'different', byPeriod: false });
  });

  it('is the score itself of a match without transactions', () => {
    const view = matchViewOf(matchOf('', {}, [{ kind: 'result', ...equal }]));
    expect(scoreCheckOf(view)).to.deep.include({ is: 'result', byPeriod: true });
  });

  it('lists inferred rushed behinds by squad and period', () => {
    const inferred = `${play}
      2:40 home RUSH inferred
      2:50 home RUSH inferred
      3:10 away RUSH inferred`;
    expect(scoreCheckOf(matchViewOf(matchOf(inferred))).inferred).to.deep.equal([
      { side: 'home', period: 2, behinds: 2 },
      { side: 'away', period: 3, behinds: 1 },
    ]);
  });
});

describe('a header with an official score', () => {
  it('is refused if its periods do not add up to the totals', () => {
    const begin = () => LogState.begin(headerWith({ officialScore: { ...equal, away: tally(1, 3) } }));
    expect(begin)
      .to.throw(EngineError)
      .with.nested.property('details[0]')
      .deep.include({ field: 'officialScore.away.behinds', value: 3 });
  });

  it('refuses a flag of an inferred act on anything but a rushed behind', () => {
    const state = LogState.begin(headerWith());
    expect(state.addAll(entriesOf('1:10 h1 GOAL 80,0 inferred')).issues[0]?.issues).to.deep.equal([
      { field: 'inferred', value: true, allowed: 'only with RUSH' },
    ]);
  });
});
