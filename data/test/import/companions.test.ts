import { expect } from 'chai';
import { briefOf, completeSeason, ladderOf, openMatch, type Ladder } from '@goalsquare/engine';
import type { Fault, ImportOutcome } from '@goalsquare/data';
import { thrownFaults } from '../support/faults.js';
import { chainsWith } from '../support/chains-csv.js';
import { folders } from '../support/folder.js';
import { importRows, season, type Beside, type ResultFields } from '../support/results-csv.js';

const newFolder = folders();
const imported = (beside: Beside, rows: readonly ResultFields[] = season): ImportOutcome =>
  importRows(newFolder(), rows, beside);

const faultsOf = (beside: Beside): readonly Fault[] => thrownFaults(() => imported(beside));

const headersOf = ({ logs }: ImportOutcome) => logs.map(({ log }) => log.header);

/** The ladder of an imported season through a round. */
function ladderAfter({ logs, records }: ImportOutcome, round?: number): Ladder | undefined {
  const facts = completeSeason(
    records[0]?.record,
    logs.map(({ log }) => briefOf(openMatch(log))),
  );
  return facts && ladderOf(facts, round);
}

const linesOf = (ladder: Ladder | undefined) =>
  ladder?.lines.map(({ squad, points, played }) => `${squad.name} ${points} ${played}`);

describe('a file of squads', () => {
  const squads: Beside = {
    squads: [
      { id: 31, name: 'Rivermouth Rovers', code: 'RRO', aliases: 'Rivermouth; Rovers', state: 'VIC' },
      { name: 'Pine Hollow', code: 'PH', state: 'WA', conference: 'B' },
      { season: 2031, name: 'Old North Wharf', conference: 'A' },
      { season: 2030, name: 'Rivergate Town', conference: 'A' },
    ],
  };

  it('gives ids, codes and names, to other names too; what it leaves out is given as without it', () => {
    const named = new Map(
      headersOf(imported(squads))
        .flatMap(({ home, away }) => [home, away])
        .map(({ id, code, name }) => [name, `${id} ${code}`]),
    );
    expect(Object.fromEntries(named)).to.deep.equal({
      'Rivermouth Rovers': '31 RRO',
      'Pine Hollow': '20 PH',
      'Old North Wharf': '10 ONW',
      'Rivergate Town': '30 RIT',
    });
  });

  it('gives the record of each season its squads with states and conferences', () => {
    const [record] = imported(squads).records;
    expect(record?.record.squads).to.deep.equal([
      { id: 10, code: 'ONW', name: 'Old North Wharf', conferenceCode: 'A' },
      {
        id: 20,
        code: 'PH',
        name: 'Pine Hollow',
        homeState: { id: 3, name: 'Western Australia', code: 'WA' },
        conferenceCode: 'B',
      },
      { id: 31, code: 'RRO', name: 'Rivermouth Rovers', homeState: { id: 1, name: 'Victoria', code: 'VIC' } },
    ]);
    expect(record?.record.conferences).to.deep.equal([
      { code: 'A', name: 'Conference A' },
      { code: 'B', name: 'Conference B' },
    ]);
  });

  it('may give a club two names in turn under one id', () => {
    const beside: Beside = {
      squads: [
        { id: 40, name: 'Rivermouth' },
        { id: 40, name: 'Rivermouth Rovers' },
      ],
    };
    const rows = [...season, { season: 2032, round: 1, home: 'Rivermouth Rovers', away: 'Pine Hollow' }];
    expect(
      headersOf(imported(beside, rows)).flatMap(({ seasonId, home }) =>
        home.id === 40 ? [`${seasonId} ${home.name}`] : [],
      ),
    ).to.deep.equal(['2031 Rivermouth', '2032 Rivermouth Rovers']);
  });
});

describe('a file of persons', () => {
  const rover = {
    squad: 'Rivermouth',
    person_id: 11,
    firstname: 'Ada',
    surname: 'Quill',
    jumper: 7,
    date_of_birth: '2009-05-21',
    height_cm: 181,
    weight_kg: 80,
    position: 'MID',
  };
  const persons: Beside = {
    persons: [
      rover,
      { squad: 'Pine Hollow', person_id: 21, fullname: 'Bo Reed' },
      { squad: 'Pine Hollow', season: 2030, person_id: 22, fullname: 'Cy Ash' },
    ],
  };

  it('gives squads their lists of players', () => {
    const [record] = imported(persons).records;
    expect(record?.record.squads).to.deep.equal([
      { id: 20, code: 'PIH', name: 'Pine Hollow', players: [{ personId: 21, fullname: 'Bo Reed' }] },
      {
        id: 40,
        code: 'RIV',
        name: 'Rivermouth',
        players: [
          {
            personId: 11,
            fullname: 'Ada Quill',
            firstname: 'Ada',
            surname: 'Quill',
            jumperNumber: 7,
            dateOfBirth: '2009-05-21',
            heightCm: 181,
            weightKg: 80,
            positionCode: 'MID',
          },
        ],
      },
    ]);
  });

  it('names the players of event files', () => {
    const { logs } = chainsWith(newFolder(), { persons: [rover] });
    expect(logs[0]?.log.header.home.players).to.deep.equal([
      { personId: 11, fullname: 'Ada Quill', firstname: 'Ada', surname: 'Quill', jumperNumber: 7 },
      { personId: 12 },
    ]);
  });
});

describe('a file of venues', () => {
  const venues: Beside = {
    venues: [
      {
        id: 5,
        name: 'Cinder Oval',
        aliases: 'Cinder Park;Old Ash',
        code: 'CO',
        length_m: 165,
        width_m: 130,
        time_zone: 'Australia/Perth',
        state: 'WA',
      },
    ],
  };

  it('gives size, name and time zone, from which the instant of a start follows', () => {
    const [header] = headersOf(imported(venues));
    expect(header?.venue).to.deep.equal({
      id: 5,
      code: 'CO',
      name: 'Cinder Oval',
      lengthMetres: 165,
      widthMetres: 130,
      timeZone: 'Australia/Perth',
    });
    expect(header?.date).to.deep.equal({
      startDate: '2031-03-14',
      startTime: '19:40:00',
      utcMatchStart: '2031-03-14T11:40:00Z',
    });
  });

  it('gives the record its country and state', () => {
    expect(
      imported(venues).records[0]?.record.venues?.map(({ name, country }) => [
        name,
        country?.code,
        country?.state?.code,
      ]),
    ).to.deep.equal([['Cinder Oval', 'AUS', 'WA']]);
  });

  it('gives the date at the venue of a match with an instant alone', () => {
    const rows = [
      {
        season: 2031,
        round: 1,
        home: 'Rivermouth',
        away: 'Pine Hollow',
        venue: 'Cinder Park',
        utc_start: '2031-03-14T20:10:00Z',
      },
    ];
    expect(headersOf(imported(venues, rows))[0]?.date).to.deep.equal({
      startDate: '2031-03-15',
      startTime: '04:10:00',
      utcMatchStart: '2031-03-14T20:10:00Z',
    });
    expect(headersOf(imported({}, rows))[0]?.date).to.deep.equal({
      startDate: '2031-03-14',
      utcMatchStart: '2031-03-14T20:10:00Z',
    });
  });
});

describe('a fixture', () => {
  const fixture: Beside = {
    fixture: [
      { season: 2031, round: 1, date_local: '2031-03-14T19:40', home: 'Old North Wharf', away: 'Pine Hollow' },
      { season: 2031, round: 2, home: 'Rivermouth', away: 'Old North Wharf', status: 'CANC' },
      { season: 2031, round: 3, home: 'Rivermouth', away: 'Pine Hollow' },
    ],
  };

  it('adds the matches that results do not have, and leaves out those they have', () => {
    const added = imported(fixture)
      .logs.slice(7)
      .map(({ log: { header, entries } }) => [header.id, header.roundNumber, entries.length]);
    expect(added).to.deep.equal([
      [2031011001, 2, 1],
      [2031011002, 3, 0],
    ]);
  });

  it('gives both squads of a match called off two points, and no match played', () => {
    const rows = season.filter(({ match_id: id }) => Number(id) <= 700002);
    expect(linesOf(ladderAfter(imported({}, rows)))).to.deep.equal([
      'Old North Wharf 4 1',
      'Rivergate Town 2 1',
      'Rivermouth 2 1',
      'Pine Hollow 0 1',
    ]);
    expect(linesOf(ladderAfter(imported(fixture, rows), 2))).to.deep.equal([
      'Old North Wharf 6 1',
      'Rivermouth 4 1',
      'Rivergate Town 2 1',
      'Pine Hollow 0 1',
    ]);
  });
});

describe('a file of placings', () => {
  it('puts a squad where the league put it, from a round on', () => {
    const outcome = imported({
      placings: [{ season: 2031, squad: 'Old North Wharf', from_round: 2, position: 4, reason: 'a penalty' }],
    });
    expect(outcome.records[0]?.record.placings).to.deep.equal([
      { squadId: 10, fromRound: 2, position: 4, reason: 'a penalty' },
    ]);
    expect(ladderAfter(outcome, 1)?.lines[0]?.squad.name).to.equal('Old North Wharf');
    expect(ladderAfter(outcome, 2)?.lines[3]?.squad.name).to.equal('Old North Wharf');
  });
});

type Bad = readonly [file: keyof Beside, row: ResultFields, field: string, allowed: string | RegExp];
const person = { squad: 'Rivermouth', person_id: 11, fullname: 'Ada Quill' };
const bad: readonly Bad[] = [
  ['squads', { id: 1, name: '' }, 'name', 'a text'],
  ['squads', { name: 'Rivermouth', conference: 'A\nB' }, 'conference', 'a text of 1 to 40 printable characters'],
  ['squads', { name: 'Rivermouth', id: 'ten' }, 'id', 'a whole number from 0 to 2147483647'],
  ['squads', { name: 'Rivermouth', state: 'Victoria' }, 'state', /^nothing, or one of VIC, SA,/u],
  ['persons', { ...person, squad: 'Rivermuoth' }, 'squad', 'a squad named in a match or in the squad file'],
  ['persons', { ...person, person_id: 'A. Quill' }, 'person_id', 'a whole number from 0 to 2147483647'],
  ['persons', { ...person, fullname: '' }, 'fullname', 'a full name, or a first name and surname'],
  ['persons', { ...person, height_cm: 18 }, 'height_cm', 'a whole number from 140 to 240'],
  ['persons', { ...person, date_of_birth: '21.5.2009' }, 'date_of_birth', 'nothing, or a date such as 2026-03-14'],
  ['persons', { ...person, position: 'Wicketkeeper' }, 'position', /^one of nothing, GD,/u],
  [
    'venues',
    { name: 'Cinder Park', length_m: 165 },
    'width_m',
    'both length and width, or neither; the file has no such column',
  ],
  ['venues', { name: 'Cinder Park', length_m: 99, width_m: 130 }, 'length_m', 'a whole number from 100 to 220'],
  [
    'venues',
    { name: 'Cinder Park', time_zone: 'Perth' },
    'time_zone',
    'nothing, or a time zone such as Australia/Melbourne',
  ],
  ['venues', { name: 'Cinder Park', country: 'Atlantis' }, 'country', /^nothing, or one of AUS/u],
  [
    'placings',
    { season: 2031, squad: 'Nobody', from_round: 1, position: 9 },
    'squad',
    'a squad named in a match or in the squad file',
  ],
  [
    'placings',
    { season: 2031, squad: 'Rivermouth', from_round: 1, position: 0 },
    'position',
    'a whole number from 1 to 100',
  ],
  ['fixture', { season: 2031, round: 'soon', home: 'Rivermouth', away: 'Pine Hollow' }, 'round', /^a round such as/u],
];

describe('companion files refuse', () => {
  for (const [file, row, field, allowed] of bad) {
    it(`${JSON.stringify(row[field] ?? '')} for ${field} in ${file}, naming file, line and field`, () => {
      const [fault] = faultsOf({ [file]: [row] });
      expect([fault?.file, fault?.line, fault?.field]).to.deep.equal([`${file}.csv`, 2, field]);
      expect(fault?.allowed).to.match(typeof allowed === 'string' ? new RegExp(`^${allowed}$`, 'u') : allowed);
    });
  }

  it('a squad, a ground or a person named twice', () => {
    expect(
      faultsOf({ squads: [{ name: 'Rivermouth' }, { name: 'Rivermouth' }] }).map(({ line, field }) => [line, field]),
    ).to.deep.equal([[3, 'name']]);
    expect(
      faultsOf({ venues: [{ name: 'Cinder Park' }, { name: 'Cinder Park' }] }).map(({ line, field }) => [line, field]),
    ).to.deep.equal([[3, 'name']]);
    expect(faultsOf({ persons: [person, person] }).map(({ line, field }) => [line, field])).to.deep.equal([
      [3, 'person_id'],
    ]);
  });
});
