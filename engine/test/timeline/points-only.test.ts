import { expect } from 'chai';
import {
  absenceReasons,
  coverageOf,
  EventFold,
  LogState,
  matchViewOf,
  planOf,
  squadStatistics,
  type Entry,
} from '../../src/index.js';
import { headerWith, matchOf } from '../support/play.js';

const result: Entry = { kind: 'result', home: { points: 65 }, away: { points: 62 } };
const final: Entry = { kind: 'status', code: 'FINAL' };

describe('a result of points alone', () => {
  it('is the score, without goals and behinds', () => {
    const { score } = matchViewOf(matchOf('', {}, [result, final]));
    expect([score.totals, score.periods]).to.deep.equal([
      [{ points: 65 }, { points: 62 }],
      [[], []],
    ]);
  });

  it('has the points of squads as a metric, and reasons why others are absent', () => {
    const { persons } = matchOf('', {}, []);
    const kicks = { kind: 'boxScore', personId: persons[0] ?? 0, statistics: { KICK: 3 } } as const;
    const match = matchOf('', {}, [result, kicks, final]);
    const { table } = squadStatistics(match, planOf('squad', ['POINTS', 'GOAL', 'BEHIND']));
    expect([table.value(0, 0), table.value(0, 1)]).to.deep.equal([65, 62]);
    expect([table.supplies(0), table.supplies(1), table.supplies(2)]).to.deep.equal([true, false, false]);
    const [, goals] = absenceReasons(match, 'squad', ['POINTS', 'GOAL']);
    expect(goals?.reason).to.equal('No events of the match are known. Only the points of its score are known.');
    const events = coverageOf(match).features.find(({ code }) => code === 'events');
    expect(events?.reason).to.match(/Only the points of its score are known/u);
  });

  it('is an event of points, until goals and behinds are known', () => {
    const fold = EventFold.of(matchOf('', {}, []).details().header);
    const [event] = fold.add(result);
    expect(event).to.deep.include({ type: 'MatchScore', home: { points: 65 }, away: { points: 62 } });
    const [later] = fold.add({ kind: 'result', home: { goals: 10, behinds: 5 }, away: { goals: 9, behinds: 8 } });
    expect(later).to.deep.include({ type: 'MatchScore', home: { goals: 10, behinds: 5, points: 65 } });
  });

  const refused: readonly (readonly [string, object, string])[] = [
    ['of one squad', { home: { points: 65 }, away: {} }, 'away.points'],
    ['beside goals', { home: { points: 65, goals: 10 }, away: { points: 62 } }, 'home.goals'],
    ['and goals of the other squad', { home: { points: 65 }, away: { goals: 9, behinds: 8 } }, 'away.points'],
    ['of behinds without goals', { home: { behinds: 5 }, away: { goals: 9, behinds: 8 } }, 'home.goals'],
    ['with periods', { home: { points: 65 }, away: { points: 62 }, periods: [] }, 'periods'],
    ['that nobody can have', { home: { points: 694 }, away: { points: 62 } }, 'home.points'],
  ];
  for (const [what, score, field] of refused)
    it(`is refused with points ${what}`, () => {
      const issues = LogState.begin(headerWith()).add({ kind: 'result', ...score });
      expect(issues.map((issue) => issue.field)).to.include(field);
    });
});
