import { expect } from 'chai';
import {
  evidenceOf,
  openMatch,
  type ActFilter,
  type BoxScoreLine,
  type Evidence,
  type MetricCode,
} from '../../../src/index.js';
import { headerWith, matchOf, starting } from '../../support/play.js';

const match = matchOf(`
  1:00 -  CEBO 0,0
  1:10 h1 KKEF 40,0
  1:12 h1 GOAL
  1:30 h1 HBEF 0,0
  1:35 h2 KKIN 10,0
  1:40 a1 KKEF 0,0
  2:00 -  CEBO 0,0
  2:04 h1 KKEF -30,0`);

const player = (code: MetricCode, filter: ActFilter = {}): Evidence | undefined =>
  evidenceOf(match, { level: 'player', slot: 0 }, code, filter);

describe('evidence of a count', () => {
  it('has a term for each act, with its transaction, zone, base and weight', () => {
    const { value, sums, numerator } = player('KICK') as Evidence;
    expect(value).to.equal(2);
    expect(sums).to.deep.equal([{ sign: 1, numerator: 2, denominator: undefined, value: 2 }]);
    expect(numerator).to.deep.equal([
      { is: 'act', base: 'kickEffective', sign: 1, weight: 1, amount: 1, row: 1, side: 0, slot: 0, zone: 4 },
      { is: 'act', base: 'kickEffective', sign: 1, weight: 1, amount: 1, row: 7, side: 0, slot: 0, zone: 4 },
    ]);
  });

  it('counts what each member of the filter alone leaves out', () => {
    const { value, excluded } = player('DISPOSAL', { periods: [1], scoreStates: ['leading'] }) as Evidence;
    expect(value).to.equal(1);
    expect(excluded).to.deep.equal([
      { member: 'periods', acts: 1, seconds: 0 },
      { member: 'scoreStates', acts: 1, seconds: 0 },
    ]);
    expect(player('KICK', { periods: [1] })?.excluded).to.deep.equal([{ member: 'periods', acts: 1, seconds: 0 }]);
    expect(player('KICK', { lastXSeconds: 10, periods: [2] })?.excluded).to.deep.equal([
      { member: 'periods', acts: 0, seconds: 0 },
      { member: 'lastXSeconds', acts: 0, seconds: 0 },
    ]);
  });

  it('is of nobody where nobody of the other level has the metric', () => {
    expect(evidenceOf(match, { level: 'player', slot: 0 }, 'TIME_IN_POSSESSION')).to.equal(undefined);
  });
});

describe('evidence of a ratio', () => {
  it('has both lists, and no value over nothing', () => {
    const { value, numerator, denominator } = player('DISPOSAL_EFFICIENCY') as Evidence;
    expect([value, numerator.length, denominator?.length]).to.deep.equal([100, 3, 3]);
    const none = player('DISPOSAL_EFFICIENCY', { periods: [4] }) as Evidence;
    expect([none.value, none.isSupplied, none.denominator, none.excluded[0]?.acts]).to.deep.equal([
      undefined,
      true,
      [],
      3,
    ]);
  });
});

describe('evidence of contexts', () => {
  const squad = (context: 'For' | 'Against' | 'Diff' | 'PhysicalDiff', filter: ActFilter = {}) =>
    evidenceOf(match, { level: 'squad', side: 0, context }, 'KICK', filter);

  it('has the terms of the opponent, with their sign where they are subtracted', () => {
    expect(squad('Against')?.numerator.map(({ side, sign }) => [side, sign])).to.deep.equal([[1, 1]]);
    expect(squad('Diff')?.value).to.equal(2);
    expect(squad('Diff')?.sums.map(({ sign, numerator }) => [sign, numerator])).to.deep.equal([
      [1, 3],
      [-1, 1],
    ]);
  });
});

describe('evidence of time', () => {
  it('has intervals, clipped to the window', () => {
    const onGround = matchOf('1:00 - CEBO 0,0\n1:50 h1 KKEF 0,0\n1:99 - BUCA 0,0', starting(1));
    const evidence = evidenceOf(onGround, { level: 'player', slot: 0 }, 'TIME_ON_GROUND', { fromPeriodSeconds: 30 });
    expect(evidence?.numerator).to.deep.equal([
      {
        is: 'time',
        base: 'secondsOnGround',
        sign: 1,
        weight: 1,
        amount: 69,
        side: 0,
        slot: 0,
        period: 1,
        from: 30,
        to: 99,
        zone: undefined,
      },
    ]);
    expect(evidence?.excluded).to.deep.equal([{ member: 'fromPeriodSeconds', acts: 0, seconds: 30 }]);
    expect(evidence?.value).to.equal(69);
  });
});

describe('evidence that a match cannot supply', () => {
  it('has no terms and no value', () => {
    const area = { of: 'begin', unit: 'metres', is: 'goal', toDistance: 50 } as const;
    const evidence = player('TIME_ON_GROUND', { area });
    expect([evidence?.isSupplied, evidence?.value, evidence?.numerator]).to.deep.equal([false, undefined, []]);
  });
});

describe('evidence of a box score', () => {
  const line = (personId: number, statistics: BoxScoreLine['statistics']): BoxScoreLine => ({
    kind: 'boxScore',
    personId,
    statistics,
  });
  const known = openMatch({
    header: headerWith(),
    entries: [
      { kind: 'result', home: { goals: 3, behinds: 4 }, away: { goals: 1, behinds: 2 } },
      line(101, { KICK: 10, HANDBALL: 5, GOAL: 2, BEHIND: 1 }),
      line(102, { KICK: 7, HANDBALL: 0, GOAL: 1, BEHIND: 1 }),
      { kind: 'status', code: 'FINAL' },
    ],
  });
  const termsOf = (evidence: Evidence | undefined) =>
    evidence?.numerator.map((term) => [
      term.is === 'boxScore' ? term.statistic : '',
      term.weight,
      term.amount,
      term.slot,
    ]);

  it('has the statistics of the players that the value is computed from', () => {
    const player = evidenceOf(known, { level: 'player', slot: 0 }, 'DISPOSAL');
    expect([player?.source, player?.value]).to.deep.equal(['boxScore', 15]);
    expect(termsOf(player)).to.deep.equal([
      ['KICK', 1, 10, 0],
      ['HANDBALL', 1, 5, 0],
    ]);
    const squad = evidenceOf(known, { level: 'squad', side: 0, context: 'For' }, 'DISPOSAL');
    expect(squad?.value).to.equal(22);
    expect(termsOf(squad)).to.deep.equal([
      ['KICK', 1, 10, 0],
      ['KICK', 1, 7, 1],
      ['HANDBALL', 1, 5, 0],
    ]);
  });

  it('has the result for the score of a squad, and nothing of a part of the match', () => {
    const points = evidenceOf(known, { level: 'squad', side: 0, context: 'Diff' }, 'GOAL');
    expect(points?.value).to.equal(2);
    expect(termsOf(points)).to.deep.equal([
      ['resultGoals', 1, 3, undefined],
      ['resultGoals', 1, 1, undefined],
    ]);
    expect(evidenceOf(known, { level: 'player', slot: 0 }, 'KICK', { periods: [1] })?.isSupplied).to.equal(false);
  });
});
