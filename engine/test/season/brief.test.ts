import { expect } from 'chai';
import {
  briefOf,
  isOver,
  openMatch,
  progressOf,
  type Entry,
  type MatchHeader,
  type StatusCode,
} from '../../src/index.js';
import { headerWith, matchOf } from '../support/play.js';

const status = (code: StatusCode, more: Partial<Extract<Entry, { kind: 'status' }>> = {}): Entry => ({
  kind: 'status',
  code,
  ...more,
});
const brief = (entries: readonly Entry[], changes: Partial<MatchHeader> = {}) =>
  briefOf(openMatch({ header: headerWith(changes), entries }));
const result: Entry = { kind: 'result', home: { goals: 10, behinds: 5 }, away: { goals: 9, behinds: 11 } };

describe('a match in brief', () => {
  it('has what its season needs, with the players of both squads', () => {
    const home = {
      id: 10,
      code: 'HOM',
      name: 'Homers',
      players: [
        {
          personId: 1,
          firstname: 'Tam',
          surname: 'Brindle',
          jumperNumber: 4,
          position: { id: 202, code: 'FB', name: 'Full Back' },
          starts: true as const,
        },
        { personId: 2, fullname: 'Odd Ferrow', displayName: 'Ferrow' },
        { personId: 3, position: { id: 221, code: 'EMG', name: 'Emergency' } },
      ],
    };
    expect(brief([], { home, date: { startDate: '2026-03-14' }, attendance: 900, tossWinner: 'home' })).to.deep.equal({
      id: 1,
      leagueId: 1,
      levelId: 1,
      seasonId: 1,
      competitionId: 1,
      competitionName: 'Trial Cup',
      phase: { id: 1, code: 'HA', name: 'Home and Away' },
      roundNumber: 1,
      phaseRoundNumber: 1,
      type: 'HA',
      venue: { id: 1, code: 'TRI', name: 'Trial Park', lengthMetres: 160, widthMetres: 140 },
      date: { startDate: '2026-03-14' },
      status: 'SCHED',
      home: {
        id: 10,
        code: 'HOM',
        name: 'Homers',
        players: [
          { personId: 1, firstname: 'Tam', surname: 'Brindle', jumperNumber: 4 },
          { personId: 2, fullname: 'Odd Ferrow', displayName: 'Ferrow' },
        ],
      },
      away: {
        id: 20,
        code: 'AWA',
        name: 'Awayers',
        players: [201, 202, 203, 204, 205].map((personId) => ({ personId })),
      },
    });
  });

  it('has score and clock from its transactions', () => {
    const live = briefOf(
      matchOf('1:10 h1 GOAL 80,0\n1:30 away RUSH -80,4\n1:90 a1 BEHI -80,5', {}, [status('LIVE', { period: 1 })]),
    );
    expect([live.home.score, live.away.score, live.status, live.clock]).to.deep.equal([
      { goals: 1, behinds: 0, points: 6 },
      { goals: 0, behinds: 2, points: 2 },
      'LIVE',
      { period: 1, periodSeconds: 90, remainingSeconds: 1110 },
    ]);
  });

  const started: readonly (readonly [string, readonly Entry[], boolean, boolean, string])[] = [
    ['scheduled', [], false, false, 'Upcoming'],
    ['with teams', [status('TEAMS')], false, false, 'Upcoming'],
    ['live, before anything happened', [status('LIVE', { period: 1 })], true, false, 'Live'],
    ['complete by its result', [result, status('FINAL')], true, true, 'Completed'],
    ['with a result and no status', [result], true, false, 'Upcoming'],
    ['cancelled', [status('CANC')], false, true, 'Abandoned'],
    ['abandoned in play', [status('LIVE', { period: 1 }), result, status('ABAN')], true, true, 'Abandoned'],
  ];
  for (const [title, entries, hasScore, over, progress] of started) {
    it(`that is ${title} is ${over ? '' : 'not '}over and has ${hasScore ? 'a' : 'no'} score`, () => {
      const made = brief(entries);
      expect([
        made.home.score !== undefined,
        made.away.score !== undefined,
        isOver(made),
        progressOf(made),
      ]).to.deep.equal([hasScore, hasScore, over, progress]);
    });
  }

  it('has the score of its result without transactions', () => {
    const { home, away } = brief([result, status('FINAL')]);
    expect([home.score, away.score]).to.deep.equal([
      { goals: 10, behinds: 5, points: 65 },
      { goals: 9, behinds: 11, points: 65 },
    ]);
  });
});
