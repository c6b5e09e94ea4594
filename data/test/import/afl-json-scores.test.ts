import { expect } from 'chai';
import { scoreboardOf } from '../../src/import/afl-json/match-item.js';
import { changedJson, matchItem, type Json } from '../support/afl-json.js';
import { reading } from '../support/json-value.js';

describe('the score of a match item', () => {
  const score = matchItem().score as Json;
  const board = (json: unknown) => reading(json, scoreboardOf);
  const withScore = (at: string, value: unknown) => board(changedJson(score, at, value));

  it('is none before the match, and may be of the match only', () => {
    expect(board(null)).to.deep.equal({ is: undefined, faults: [] });
    expect(board({})).to.deep.equal({
      is: { result: undefined, periods: [], scores: undefined, repeats: [] },
      faults: [],
    });
    const total = { home: { goals: 2, behinds: 1 }, away: { goals: 1, behinds: 1 } };
    const bare = { ...score, scoreWorm: null, matchClock: null };
    for (const at of ['homeTeamScore.periodScore', 'awayTeamScore.periodScore'])
      expect(board(changedJson(bare, at, [])).is?.result).to.deep.equal(total);
    const none = changedJson(changedJson(bare, 'homeTeamScore.periodScore', null), 'awayTeamScore.periodScore', null);
    expect(board(none)).to.deep.equal({
      is: { result: total, periods: [], scores: undefined, repeats: [] },
      faults: [],
    });
  });

  it('has the totals of both squads, and numbers from 0 to 99', () => {
    expect(withScore('awayTeamScore.matchScore', null).faults).to.deep.equal([
      'awayTeamScore.matchScore.goals: undefined, not a whole number from 0 to 99',
      'awayTeamScore.matchScore.behinds: undefined, not a whole number from 0 to 99',
    ]);
    for (const value of [-1, 100])
      expect(withScore('homeTeamScore.matchScore.behinds', value).faults).to.deep.equal([
        `homeTeamScore.matchScore.behinds: ${value}, not a number from 0 to 99`,
      ]);
  });

  it('is the sum of the periods, which are listed from the first', () => {
    for (const [side, member, sum] of [
      ['home', 'goals', 2],
      ['home', 'behinds', 1],
      ['away', 'goals', 1],
      ['away', 'behinds', 1],
    ] as const)
      expect(withScore(`${side}TeamScore.matchScore.${member}`, 9).faults).to.deep.equal([
        `${side}TeamScore.matchScore.${member}: 9, not ${sum}, the sum of the periods`,
      ]);
    expect(withScore('homeTeamScore.periodScore.2.periodNumber', 4).faults).to.deep.equal([
      'homeTeamScore.periodScore[2].periodNumber: 4, not 3, as periods are listed from the first',
    ]);
    expect(withScore('matchClock.periods.1.periodNumber', 1).faults).to.deep.equal([
      'matchClock.periods[1].periodNumber: 1, not 2, as periods are listed from the first',
    ]);
  });

  it('has the lengths of periods up to two hours, and which are over', () => {
    const clock = (periodSeconds: unknown, periodCompleted: unknown) =>
      board({ matchClock: { periods: [{ periodNumber: 1, periodSeconds, periodCompleted }] } });
    expect(clock(7200, true).is?.periods).to.deep.equal([{ seconds: 7200, isOver: true }]);
    for (const other of [false, null, 'true'])
      expect(clock(0, other).is?.periods).to.deep.equal([{ seconds: 0, isOver: false }]);
    expect(clock(7201, true).faults).to.deep.equal([
      'matchClock.periods[0].periodSeconds: 7201, not a number from 0 to 7200',
    ]);
  });

  const eve = { playerId: 'CD_I9101', playerName: { givenName: 'Eve', surname: 'Fox' } };
  const behind: Json = {
    ...{ homeOrAway: 'AWAY', scoreType: 'BEHIND', periodNumber: 2, periodSeconds: 30 },
    ...{ playerScore: { player: eve }, aggregateHomeScore: 12, aggregateAwayScore: 3 },
  };
  const wormOf = (...events: readonly Json[]) => board({ scoreWorm: { scoringEvents: events } });

  it('has each score with its squad, time, scorer and points', () => {
    expect(wormOf(behind).is?.scores).to.deep.equal([
      {
        ...{
          file: 'item.json',
          path: 'scoreWorm.scoringEvents[0]',
          code: 'BEHI',
          side: 'away',
          period: 2,
          seconds: 30,
        },
        scorer: { id: 'CD_I9101', firstname: 'Eve', surname: 'Fox', jumper: undefined },
        totals: '12 3',
      },
    ]);
    const rushed = wormOf({ ...behind, scoreType: 'RUSHED_BEHIND', homeOrAway: 'HOME' });
    expect(rushed.faults).to.deep.equal([]);
    expect(rushed.is?.scores?.[0]).to.include({ code: 'RUSH', side: 'home', scorer: undefined });
    expect(wormOf().is?.scores).to.deep.equal([]);
  });

  const event = 'scoreWorm.scoringEvents[0]';
  const refused: readonly (readonly [string, Json, string])[] = [
    ['a kind', { scoreType: 'SUPER' }, 'scoreType: SUPER, not one of GOAL, BEHIND, RUSHED_BEHIND'],
    ['a kind of an object', { scoreType: 'toString' }, 'scoreType: toString, not one of GOAL, BEHIND, RUSHED_BEHIND'],
    [
      'a kind and no scorer',
      { scoreType: 'SUPER', playerScore: null },
      'scoreType: SUPER, not one of GOAL, BEHIND, RUSHED_BEHIND',
    ],
    ['a squad', { homeOrAway: 'Home' }, 'homeOrAway: Home, not HOME or AWAY'],
    ['a scorer', { playerScore: { player: null } }, 'playerScore.player: null, not a player, who scored'],
    ['a period', { periodNumber: 11 }, 'periodNumber: 11, not a number from 1 to 10'],
    ['the period 0', { periodNumber: 0 }, 'periodNumber: 0, not a number from 1 to 10'],
    ['a time', { periodSeconds: 7201 }, 'periodSeconds: 7201, not a number from 0 to 7200'],
    ['points', { aggregateHomeScore: 1000 }, 'aggregateHomeScore: 1000, not a number from 0 to 999'],
  ];
  for (const [what, change, fault] of refused)
    it(`is refused with ${what} that cannot be`, () => {
      expect(wormOf({ ...behind, ...change }).faults).to.deep.equal([`${event}.${fault}`]);
    });

  it('has scores once that are the same in all members', () => {
    const { is } = wormOf(behind, { ...behind }, behind);
    expect([is?.scores?.length, is?.repeats.map(({ path }) => path)]).to.deep.equal([
      1,
      ['scoreWorm.scoringEvents[1]', 'scoreWorm.scoringEvents[2]'],
    ]);
    for (const change of [
      { scoreType: 'GOAL' },
      { homeOrAway: 'HOME' },
      { periodNumber: 1 },
      { periodSeconds: 31 },
      { playerScore: { player: { ...eve, playerId: 'CD_I1' } } },
      { aggregateHomeScore: 13 },
      { aggregateAwayScore: 4 },
    ])
      expect(wormOf(behind, { ...behind, ...change }).is?.repeats).to.deep.equal([]);
  });
});
