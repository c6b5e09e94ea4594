import { expect } from 'chai';
import { matchOf } from '../../src/import/afl-json/match-item.js';
import { changedJson, matchItem, type Json } from '../support/afl-json.js';
import { reading } from '../support/json-value.js';

const changed = (...changes: readonly (readonly [string, unknown])[]): Json =>
  changes.reduce((json, [at, value]) => changedJson(json, at, value), matchItem());

describe('a match item of the AFL', () => {
  it('has the ids and names of the match, its squads, venue and competition', () => {
    const { is, faults } = reading(matchItem(), matchOf);
    const { start, board, ...others } = is;
    expect(faults).to.deep.equal([]);
    expect([start.local, start.instant?.toISO(), board?.scores?.length]).to.deep.equal([
      { date: '2031-03-20', time: '19:40:00' },
      '2031-03-20T08:40:00.000Z',
      5,
    ]);
    expect(others).to.deep.equal({
      ...{ file: 'item.json', path: '', id: 'CD_M90310140101', status: 'FINAL' },
      ...{ season: 2031, competition: 'CD_S2031014', round: { number: 1 } },
      ...{ venue: 'Salt Oval', venueId: 'CD_V901', timeZone: 'Australia/Melbourne' },
      names: { home: 'Otters', away: 'Herons' },
      teams: { home: 'CD_T901', away: 'CD_T902' },
    });
  });

  it('has the ids of its teams beside them or in them, and its competition in a roster', () => {
    const { is, faults } = reading(
      {
        ...changed(
          ...(['home', 'away'] as const).flatMap((side) => [
            [`match.${side}TeamId`, null] as const,
            [`match.${side}Team.teamId`, `CD_T_${side}`] as const,
          ]),
          ['round.competitionId', null],
        ),
        matchRoster: { competitionId: 'CD_S9' },
      },
      matchOf,
    );
    expect([is.teams, is.competition, faults]).to.deep.equal([{ home: 'CD_T_home', away: 'CD_T_away' }, 'CD_S9', []]);
    const beside = reading(changed(['match.homeTeam.teamId', 'x'], ['match.awayTeam.teamId', 'y']), matchOf);
    expect(beside.is.teams).to.deep.equal({ home: 'CD_T901', away: 'CD_T902' });
  });

  it('is reported without an id, names or teams, in a season out of bounds and with another status', () => {
    const { is, faults } = reading(
      { match: { status: 'RAINED_OFF' }, round: { name: 'Round 1', year: 1799 } },
      matchOf,
    );
    expect(is.status).to.equal('SCHED');
    expect(faults).to.deep.equal([
      'round.year: 1799, not a number from 1800 to 2146',
      'match.matchId: undefined, not a text',
      'match.status: RAINED_OFF, not an AFL status, such as SCHEDULED, LIVE or CONCLUDED',
      'match.homeTeam.name: undefined, not a text',
      'match.awayTeam.name: undefined, not a text',
      'match.homeTeam.teamId: undefined, not a text',
      'match.awayTeam.teamId: undefined, not a text',
    ]);
    for (const year of [1800, 2146, '2031'])
      expect(reading(changed(['round.year', year]), matchOf)).to.deep.include({ faults: [] });
  });

  const instant = 'an instant such as 2026-03-14T08:40:00';
  const local = 'a time such as 2026-03-14T19:40:00';
  const starts: readonly (readonly [string, Json, utc: string | undefined, venue: string | undefined, ...string[]])[] =
    [
      ['nothing', {}, undefined, undefined],
      ['an instant', { utcStartTime: '2031-03-20T08:40:00' }, '08:40', undefined],
      ['an instant of minutes', { utcStartTime: '2031-03-20T08:40' }, '08:40', undefined],
      ['an instant with Z', { utcStartTime: '2031-03-20T08:40:00Z' }, '08:40', undefined],
      ['an instant with parts of seconds', { utcStartTime: '2031-03-20T08:40:00.125Z' }, '08:40', undefined],
      ['an instant with an offset', { utcStartTime: '2031-03-20T19:40:00+11:00' }, '08:40', undefined],
      ['another date with an offset', { date: '2031-03-20T03:40:00.000-0500' }, '08:40', undefined],
      [
        'an instant and another date',
        { utcStartTime: '2031-03-20T08:40', date: '2031-03-20T09:00' },
        '08:40',
        undefined,
      ],
      ['the time at the venue', { venueLocalStartTime: '2031-03-20T19:40:00' }, undefined, '19:40:00'],
      ['the time at the venue to the minute', { venueLocalStartTime: '2031-03-20T19:40' }, undefined, '19:40:00'],
      ['a day', { utcStartTime: '2031-03-20' }, undefined, undefined, `match.utcStartTime: 2031-03-20, not ${instant}`],
      [
        'an instant that does not exist',
        { utcStartTime: '2031-02-30T08:40:00' },
        undefined,
        undefined,
        `match.utcStartTime: 2031-02-30T08:40:00, not ${instant}`,
      ],
      [
        'a date with words around it',
        { date: 'on 2031-03-20T08:40:00.000+0000' },
        undefined,
        undefined,
        `match.date: on 2031-03-20T08:40:00.000+0000, not ${instant}.000+0000`,
      ],
      [
        'a time with words after it',
        { venueLocalStartTime: '2031-03-20T19:40:00 local' },
        undefined,
        undefined,
        `match.venueLocalStartTime: 2031-03-20T19:40:00 local, not ${local}`,
      ],
    ];
  for (const [what, times, utc, venue, ...expected] of starts)
    it(`starts at ${what}`, () => {
      const { match, ...others } = matchItem();
      const none = { utcStartTime: null, venueLocalStartTime: null, date: null };
      const { is, faults } = reading({ ...others, match: { ...(match as Json), ...none, ...times } }, matchOf);
      expect([is.start.instant?.toFormat('HH:mm'), is.start.local?.time, ...faults]).to.deep.equal([
        utc,
        venue,
        ...expected,
      ]);
      expect(Object.keys(is.start)).to.have.lengthOf([utc, venue].filter((one) => one !== undefined).length);
    });

  const rounds: readonly (readonly [string, unknown, expected: unknown, field?: string])[] = [
    ['a name', { name: 'Round 3', roundNumber: 7 }, { number: 3 }],
    ['a final', { name: 'Grand Final' }, { type: 'GF', week: 4, isReplay: false }],
    ['a number', { roundNumber: 7 }, { number: 7 }],
    ['the number 99', { roundNumber: 99 }, { number: 99 }],
    ['nothing', null, undefined],
    ['another name with a number', { name: 'Joy', roundNumber: 7 }, undefined, 'round.name: Joy'],
    ['neither', {}, undefined, 'round.name: undefined'],
  ];
  for (const [what, round, expected, field] of rounds)
    it(`is in a round by ${what}`, () => {
      const { is, faults } = reading({ ...matchItem(), round }, matchOf);
      expect(is.round).to.deep.equal(expected);
      expect(faults.map((one) => one.split(', not a round such as')[0])).to.deep.equal(
        field === undefined ? [] : [field],
      );
    });

  it('can be without a time zone, but not with another name', () => {
    const zoneOf = (zone: unknown) => {
      const { is, faults } = reading(changed(['venue.timeZone', zone]), matchOf);
      return [is.timeZone, ...faults];
    };
    expect(zoneOf(null)).to.deep.equal([undefined]);
    expect(zoneOf('Australia/Perth')).to.deep.equal(['Australia/Perth']);
    expect(zoneOf('Perth')).to.deep.equal([
      undefined,
      'venue.timeZone: Perth, not the name of a time zone, such as Australia/Melbourne',
    ]);
  });
});
