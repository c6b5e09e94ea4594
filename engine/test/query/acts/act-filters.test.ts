import { expect } from 'chai';
import {
  openMatch,
  planOf,
  playerStatistics,
  type ActFilter,
  type Area,
  type Match,
  type MetricCode,
} from '../../../src/index.js';
import { headerWith, logOf, matchOf, starting } from '../../support/play.js';

/** The persons with a value, and their values. */
function valuesOf(match: Match, code: MetricCode, filter: ActFilter): Readonly<Record<number, number>> {
  const { table } = playerStatistics(match, planOf('player', [code]), filter);
  return Object.fromEntries(
    Array.from(match.persons, (personId, column) => [personId, table.value(0, column) ?? 0] as const).filter(
      ([, value]) => value !== 0,
    ),
  );
}

const circle = (x: number, y: number, radius: number, of: Area['of'] = 'begin'): Area => ({
  of,
  unit: 'metres',
  is: 'circle',
  centre: { x, y },
  radius,
});

describe('the score before an act', () => {
  const match = matchOf(`
    1:00 -  CEBO 0,0
    1:10 h1 KKEF 40,0
    1:12 h1 GOAL
    1:30 h1 KKEF 0,0
    1:40 a1 KKEF 0,0
    1:50 a1 GOAL
    1:55 a1 KKEF 0,0
    1:60 a2 BEHI
    1:65 a2 KKEF 0,0`);

  it('is that of the acting squad, and a score is made in the state before it', () => {
    expect(valuesOf(match, 'KICK', { scoreStates: ['leading'] })).to.deep.equal({ 101: 1, 202: 1 });
    expect(valuesOf(match, 'KICK', { scoreStates: ['level'] })).to.deep.equal({ 101: 1, 201: 1 });
    expect(valuesOf(match, 'KICK', { scoreStates: ['trailing'] })).to.deep.equal({ 201: 1 });
    expect(valuesOf(match, 'GOAL', { scoreStates: ['level'] })).to.deep.equal({ 101: 1 });
    expect(valuesOf(match, 'GOAL', { fromScoreMargin: -6, toScoreMargin: -6 })).to.deep.equal({ 201: 1 });
    expect(valuesOf(match, 'KICK', { fromScoreMargin: 5, toScoreMargin: 1 })).to.deep.equal({});
  });
});

describe('the place of an act', () => {
  const match = matchOf(`
    1:00 -  CEBO 0,0
    1:05 h1 GATH 10,0
    1:08 h1 KKEF 12,0
    1:09 a1 PRPH 60,0
    1:14 h2 MAUN 50,10
    1:16 h2 HBEF
    1:17 h3 HBRE 55,10
    1:20 h3 KKEF 55,10
    1:24 h3 GOAL
    2:00 -  CEBO 0,0
    2:04 h1 KKEF -30,0`);

  it('is that of its location, or of the last one', () => {
    expect(valuesOf(match, 'KICK', { area: circle(12, 0, 0) })).to.deep.equal({ 101: 1 });
    expect(valuesOf(match, 'HANDBALL', { area: circle(50, 10, 0) })).to.deep.equal({ 102: 1 });
  });

  it('is seen as the squad attacks, in the second period from the other end', () => {
    expect(valuesOf(match, 'KICK', { area: circle(30, 0, 1) })).to.deep.equal({ 101: 1 });
  });

  it('ends where the ball is located next, where pressure does not locate it, and in the goal it scores', () => {
    expect(valuesOf(match, 'KICK', { area: circle(50, 10, 0, 'end') })).to.deep.equal({ 101: 1 });
    expect(valuesOf(match, 'KICK', { area: circle(80, 0, 0, 'end') })).to.deep.equal({ 103: 1 });
    expect(valuesOf(match, 'GOAL', { area: circle(80, 0, 0, 'end') })).to.deep.equal({ 103: 1 });
  });

  it('has no end after which the ball is not located in the period', () => {
    expect(valuesOf(match, 'KICK', { area: circle(0, 0, 400, 'end') })).to.deep.equal({ 101: 1, 103: 1 });
  });

  it('is on the standard ground in its units', () => {
    const area: Area = {
      of: 'begin',
      unit: 'standard',
      is: 'circle',
      centre: { x: 50, y: (10 * 141) / 140 },
      radius: 0.01,
    };
    expect(valuesOf(match, 'HANDBALL', { area })).to.deep.equal({ 102: 1 });
  });

  it('is at a distance and an angle to the goal', () => {
    const goal = (ranges: object): Area => ({ of: 'begin', unit: 'metres', is: 'goal', ...ranges });
    expect(valuesOf(match, 'KICK', { area: goal({ toDistance: 30 }) })).to.deep.equal({ 103: 1 });
    expect(valuesOf(match, 'KICK', { area: goal({ fromDistance: 50, toAngle: 1 }) })).to.deep.equal({ 101: 2 });
    expect(valuesOf(match, 'KICK', { area: goal({ fromAngle: 10 }) })).to.deep.equal({ 103: 1 });
  });

  it('is in no area of numbers that are none, and in no polygon without points', () => {
    for (const area of [
      circle(NaN, 0, 10),
      circle(0, 0, NaN),
      circle(1e308, 1e308, 5),
      { of: 'begin', unit: 'metres', is: 'polygon', points: [] },
      {
        of: 'begin',
        unit: 'metres',
        is: 'polygon',
        points: Array.from({ length: 9 }, () => ({ x: NaN, y: Infinity })),
      },
      { of: 'begin', unit: 'metres', is: 'goal', fromDistance: 1e308 },
    ] as const satisfies readonly Area[])
      expect(valuesOf(match, 'KICK', { area })).to.deep.equal({});
  });

  it('is inside a polygon that crosses itself where an odd number of edges surrounds it, and at its edges', () => {
    const bow = [
      { x: 0, y: -20 },
      { x: 60, y: 20 },
      { x: 60, y: -20 },
      { x: 0, y: 20 },
    ];
    const area: Area = { of: 'begin', unit: 'metres', is: 'polygon', points: bow };
    expect(valuesOf(match, 'KICK', { area })).to.deep.equal({ 101: 2, 103: 1 });
    expect(valuesOf(match, 'KICK', { area: { ...area, points: [...bow, ...bow] } })).to.deep.equal({ 101: 1 });
  });
});

describe('the opponent of an act', () => {
  const { header, entries } = logOf(
    `
    1:00 -  CEBO 0,0
    1:01 h1 CBVS 0,0
    1:01 a1 CBVS 0,0
    1:02 h1 CBHO 0,0
    1:05 h2 GATH 5,0
    1:06 h2 KKEF 5,0
    1:10 h3 OTWI 40,0
    1:10 a3 ODLO 40,0
    1:11 h3 MACO 40,0
    1:14 h3 MAUP against=a5
    1:15 h3 HBEF 40,0`,
    starting(5),
  );
  const pressure = { code: 'P', name: 'Physical', points: 1, side: 'away' as const, personIds: [204] };
  const match = openMatch({
    header,
    entries: entries.map((entry) =>
      entry.kind === 'transaction' && entry.code === 'KKEF' ? { ...entry, pressure } : entry,
    ),
  });

  it('is who contests the same ruck, the same one-on-one, who presses it and who is the direct opponent', () => {
    expect(valuesOf(match, 'HITOUT', { againstPersonIds: [201] })).to.deep.equal({ 101: 1 });
    expect(valuesOf(match, 'KICK', { againstPersonIds: [204] })).to.deep.equal({ 102: 1 });
    expect(valuesOf(match, 'HANDBALL', { againstPersonIds: [205, 9] })).to.deep.equal({ 103: 1 });
    expect(valuesOf(match, 'HANDBALL', { againstPersonIds: [203] })).to.deep.equal({});
    expect(valuesOf(match, 'ONE_ON_ONE_TARGET', { againstPersonIds: [203] })).to.deep.equal({ 103: 1 });
    expect(valuesOf(match, 'ONE_ON_ONE_DEFENDER', { againstPersonIds: [103] })).to.deep.equal({ 203: 1 });
  });

  it('is nobody of the same squad', () => {
    expect(valuesOf(match, 'KICK', { againstPersonIds: [101, 103] })).to.deep.equal({});
  });

  it('supplies no metric of time, and nothing without any captured opponents', () => {
    const plan = planOf('player', ['KICK', 'TIME_ON_GROUND']);
    const { table } = playerStatistics(match, plan, { againstPersonIds: [204] });
    expect([table.supplies(0), table.supplies(1)]).to.deep.equal([true, false]);
    const lacking = openMatch({
      header: headerWith({ lacks: ['matchUps', 'pressure', 'oneOnOnes', 'ruck'] }),
      entries: [],
    });
    expect(playerStatistics(lacking, plan, { againstPersonIds: [204] }).table.supplies(0)).to.equal(false);
  });
});

describe('the role of a player', () => {
  const match = matchOf(
    `
    1:00 -  CEBO 0,0
    1:05 h1 KKEF 5,0
    1:10 h1 ROLE role=Forward
    1:15 h1 KKEF 5,0
    1:20 h1 ROIN on=h4 role=Midfield
    1:25 h4 KKEF 5,0
    1:30 h2 KKEF 5,0`,
    starting(3, 'Ruck', 'Wing', 'Wing'),
  );

  it('is that before the act: of the header, then of changes and rotations', () => {
    expect(valuesOf(match, 'KICK', { roles: ['Ruck'] })).to.deep.equal({ 101: 1 });
    expect(valuesOf(match, 'KICK', { roles: ['Forward'] })).to.deep.equal({ 101: 1 });
    expect(valuesOf(match, 'KICK', { roles: ['Midfield', 'Wing'] })).to.deep.equal({ 102: 1, 104: 1 });
    expect(valuesOf(match, 'TIME_ON_GROUND', { roles: ['Ruck', 'Midfield'] })).to.deep.equal({
      101: 10,
      104: 10,
      201: 30,
    });
  });

  it('supplies nothing where roles are not captured', () => {
    const lacking = openMatch({ header: headerWith({ lacks: ['roles'] }), entries: [] });
    const { table } = playerStatistics(lacking, planOf('player', ['KICK']), { roles: ['Ruck'] });
    expect(table.supplies(0)).to.equal(false);
  });
});
