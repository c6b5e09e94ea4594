import { expect } from 'chai';
import { afterEvent, unwatched, type Watched } from '../../../src/features/live/watched';

const match = {
  id: 9,
  squads: [
    { id: 1, code: 'HOM', name: 'Home' },
    { id: 2, code: 'AWA', name: 'Away' },
  ],
  ground: { lengthMetres: 160, widthMetres: 130 },
} as const;

const tally = (goals: number, behinds: number): object => ({ squadId: 1, goals, behinds, points: goals * 6 + behinds });
const score = (period: number, periodSecs: number, home: object, away: object): readonly [string, object] => [
  'MatchScore',
  { period, periodSecs, home, away },
];
const after = (events: readonly (readonly [type: string, payload: object])[]): Watched =>
  events.reduce((watched, [type, data]) => afterEvent(watched, { type, data }), unwatched(match));

describe('a watched match', () => {
  it('knows nothing at first', () => {
    expect(after([])).to.deep.include({ goals: ['0.0', '0.0'], statusCode: '', moments: [] });
    expect(after([]).worm).to.deep.equal({ match, periods: [{ period: 1, seconds: 1 }], scores: [] });
  });

  it('learns its scores one by one: whose each was, what it was, and when', () => {
    const { worm, goals } = after([
      score(1, 30, tally(1, 0), tally(0, 0)),
      score(1, 50, tally(1, 0), tally(0, 1)),
      score(2, 10, tally(2, 0), tally(0, 1)),
    ]);
    expect(
      worm.scores.map(({ period, seconds, side, what, home, away }) => [period, seconds, side, what, home, away]),
    ).to.deep.equal([
      [1, 30, 0, 'Goal', 6, 0],
      [1, 50, 1, 'Behind', 6, 1],
      [2, 10, 0, 'Goal', 12, 1],
    ]);
    expect(goals).to.deep.equal(['2.0', '0.1']);
    expect(worm.periods).to.deep.equal([
      { period: 1, seconds: 50 },
      { period: 2, seconds: 10 },
    ]);
  });

  it('learns goals of the away squad, and corrections of either', () => {
    const { worm, goals } = after([
      score(1, 30, tally(0, 0), tally(1, 0)),
      score(1, 40, tally(0, 0), tally(0, 1)),
      score(1, 50, tally(1, 0), tally(0, 1)),
      score(1, 60, tally(0, 0), tally(0, 1)),
    ]);
    expect(
      worm.scores.map(({ side, what, home, away, isCorrection = false }) => [side, what, home, away, isCorrection]),
    ).to.deep.equal([
      [1, 'Goal', 0, 6, false],
      [1, 'Correction', 0, 1, true],
      [0, 'Goal', 6, 1, false],
      [0, 'Correction', 0, 1, true],
    ]);
    expect(goals).to.deep.equal(['0.0', '0.1']);
  });

  it('has a period of at least a second, and in order of play', () => {
    const { worm } = after([
      ['MatchStatus', { statusCode: 'LIVE', period: 2, periodSecs: 0 }],
      ['MatchStatus', { statusCode: 'QT', period: 1, periodSecs: 1800 }],
      ['MatchStatus', { statusCode: 'QT', period: 1, periodSecs: 900 }],
      ['MatchStatus', { statusCode: 'LIVE', period: 3 }],
    ]);
    expect(worm.periods).to.deep.equal([
      { period: 1, seconds: 1800 },
      { period: 2, seconds: 1 },
      { period: 3, seconds: 1 },
    ]);
  });

  it('learns its status, and how long a period was', () => {
    const { worm, statusCode } = after([
      ['MatchStatus', { statusCode: 'LIVE', period: 1, periodSecs: 0 }],
      ['MatchStatus', { statusCode: 'QT', period: 1, periodSecs: 1800 }],
    ]);
    expect([statusCode, worm.periods]).to.deep.equal(['QT', [{ period: 1, seconds: 1800 }]]);
  });

  it('keeps scores and statuses in the order in which they came', () => {
    const { moments } = after([
      ['MatchStatus', { statusCode: 'LIVE', period: 1, periodSecs: 0 }],
      score(1, 30, tally(1, 0), tally(0, 0)),
      ['MatchStatus', { statusCode: 'FINAL' }],
    ]);
    expect(moments).to.deep.equal([
      { statusCode: 'LIVE', period: 1, seconds: 0 },
      { period: 1, seconds: 30, side: 0, what: 'Goal', player: '', home: 6, away: 0 },
      { statusCode: 'FINAL' },
    ]);
  });

  it('is empty after a reset', () => {
    const before = after([score(1, 30, tally(1, 0), tally(0, 0)), ['MatchStatus', { statusCode: 'QT', period: 1 }]]);
    expect(afterEvent(before, { type: 'reset', data: { from: '0' } })).to.deep.equal(unwatched(match));
  });

  it('leaves what it does not know', () => {
    const before = after([score(1, 30, tally(1, 0), tally(0, 0))]);
    const tallies = { home: tally(2, 0), away: tally(0, 0) };
    for (const [type, data] of [
      ['MatchMetricUpdate', { period: 1, periodSecs: 99 }],
      ['MatchMetricUpdate', { period: 1, periodSecs: 99, ...tallies }],
      ['MatchScore', { period: 1, periodSecs: 99 }],
      ['MatchScore', { period: 1, periodSecs: 99, home: tallies.home }],
      ['MatchScore', { period: 1, periodSecs: 99, away: tallies.away }],
    ] as const)
      expect(afterEvent(before, { type, data })).to.equal(before);
    const { worm, statusCode } = afterEvent(before, { type: 'MatchStatus', data: { statusCode: 'FINAL' } });
    expect([worm.periods, statusCode]).to.deep.equal([before.worm.periods, 'FINAL']);
  });
});
