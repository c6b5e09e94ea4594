import { expect } from 'chai';
import { DataError } from '@goalsquare/data';
import { folders } from '../support/folder.js';
import { importRows, type Beside, type ResultFields } from '../support/results-csv.js';

const newFolder = folders();

const row = (round: number, home: string, away: string, rest: ResultFields = {}): ResultFields => ({
  ...{ season: 2031, round, home, away, venue: 'Salt Oval', ...rest },
});
const fixtures = [
  row(1, 'Otters', 'Herons'),
  row(2, 'Larks', 'Otters', { venue: 'Ox Park' }),
  row(1, 'Otters', 'Moles', { season: 2032 }),
];

/** What an import says about the files beside its rows: faults, or oddities and the rows that it leaves out. */
function saidOf(beside: Beside): readonly string[] {
  try {
    return importRows(newFolder(), fixtures, beside).findings.filter((one) => !one.startsWith('results.csv'));
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return error.faults.map(
      ({ file, line, field, allowed }) => `${file}:${line} ${field} REFUSED, allowed is ${allowed}`,
    );
  }
}
const ada = { squad: 'Otters', person_id: 1, fullname: 'Ada Brook' };

const bo = { squad: 'Otters', person_id: 2, fullname: 'Bo Reed' };
const first = { season: 2031, squad: 'Otters', from_round: 1, position: 1 };
const noSeason = 'allowed is a season with matches; the row is left out';
const notInSeason = 'allowed is a squad with a match in the season; the row is left out';
const noMatch = 'allowed is a squad with a match; the row is left out';

describe('files beside results', () => {
  const cases: readonly (readonly [string, Beside, readonly string[]])[] = [
    [
      'name a person twice',
      { persons: [ada, { ...ada, season: 2032, fullname: 'Ada Lane' }] },
      ['persons.csv:3: person_id: found "1", allowed is Ada Brook, as on line 2; each row keeps its own name'],
    ],
    [
      'have a person at two squads',
      { persons: [ada, { ...ada, squad: 'Larks' }] },
      ['persons.csv:3: squad: found "Larks", allowed is Otters, as on line 2; the person is in both squads'],
    ],
    [
      'have a person at two squads, in turn',
      {
        persons: [
          { ...ada, season: 2031 },
          { ...ada, season: 2032, squad: 'Moles' },
        ],
      },
      [],
    ],
    [
      'have a number for two persons',
      {
        persons: [
          { ...ada, jumper: 7 },
          { ...bo, jumper: 7 },
        ],
      },
      ['persons.csv:3: jumper: found "7", allowed is a number of only one person; line 2 has it; both keep the number'],
    ],
    [
      'have a number at two squads, and one in two seasons',
      {
        persons: [
          { ...ada, season: 2031, jumper: 7 },
          { ...bo, season: 2031, jumper: 7, squad: 'Larks' },
          { ...bo, season: 2032, jumper: 7 },
        ],
      },
      [],
    ],
    ['have persons without numbers', { persons: [ada, bo] }, []],
    [
      'are of a season without matches',
      { persons: [{ ...ada, season: 2030 }], squads: [{ name: 'Otters', season: 2030 }] },
      [`squads.csv:2: season: found 2030, ${noSeason}`, `persons.csv:2: season: found 2030, ${noSeason}`],
    ],
    [
      'are of a squad without a match in the season',
      {
        persons: [{ ...ada, squad: 'Moles', season: 2031 }],
        squads: [{ name: 'Moles', season: 2031 }],
        placings: [{ ...first, squad: 'Moles' }],
      },
      [
        `squads.csv:2: name: found "Moles", ${notInSeason}`,
        `persons.csv:2: squad: found "Moles", ${notInSeason}`,
        `placings.csv:2: squad: found "Moles", ${notInSeason}`,
      ],
    ],
    [
      'are of a squad without a match',
      { squads: [{ name: 'Gulls' }], persons: [{ ...ada, squad: 'Gulls' }] },
      [`squads.csv:2: name: found "Gulls", ${noMatch}`, `persons.csv:2: squad: found "Gulls", ${noMatch}`],
    ],
    [
      'misspell a squad that has an id',
      {
        squads: [
          { name: 'Otters', id: 70 },
          { name: 'Ottars', id: 70 },
        ],
      },
      [`squads.csv:3: name: found "Ottars", ${noMatch}`],
    ],
    [
      'have persons under another name of a squad',
      { squads: [{ name: 'Otters', aliases: 'Town' }], persons: [{ ...ada, squad: 'Town' }] },
      [],
    ],
    [
      'have a ground without a match',
      { venues: [{ name: 'Pine Oval' }, { name: 'Salt Oval' }] },
      ['venues.csv:2: name: found "Pine Oval", allowed is a venue with a match; the row is left out'],
    ],
    [
      'have one id for two grounds',
      {
        venues: [
          { name: 'Salt Oval', id: 5 },
          { name: 'Ox Park', id: 5 },
        ],
      },
      [
        'venues.csv:3: id: found "5", allowed is an id that no earlier row has; line 2 has it; both names mean one venue',
      ],
    ],
    ['have grounds without ids', { venues: [{ name: 'Salt Oval' }, { name: 'Ox Park' }] }, []],
    [
      'have a ground without a length',
      { venues: [{ name: 'Salt Oval', width_m: 130 }] },
      ['venues.csv:2 length_m REFUSED, allowed is both length and width, or neither; the file has no such column'],
    ],
    [
      'have one name for two squads',
      {
        squads: [{ name: 'Otters', aliases: 'Town; Larks' }, { name: 'Larks' }, { name: 'Moles', aliases: ';Town;' }],
      },
      [
        'squads.csv:3 name REFUSED, allowed is a name of only one row; line 2 has Larks',
        'squads.csv:4 aliases REFUSED, allowed is a name of only one row; line 2 has Town',
      ],
    ],
    [
      'have two ids and codes for one squad',
      {
        squads: [
          { season: 2031, name: 'Otters', id: 1, code: 'A' },
          { season: 2032, name: 'Otters', id: 2, code: 'B' },
        ],
      },
      [
        'squads.csv:3 id REFUSED, allowed is 1, the id of Otters on line 2',
        'squads.csv:3 code REFUSED, allowed is A, the code of Otters on line 2',
      ],
    ],
    [
      'have id and code of a squad in one of its rows, and other ones for others',
      {
        squads: [
          { season: 2031, name: 'Otters', id: '', code: '' },
          { season: 2032, name: 'Otters', id: 2, code: 'B' },
          { name: 'Larks', id: 3, code: 'C' },
        ],
      },
      [],
    ],
    [
      'have a squad twice in a season',
      { squads: [{ season: 2031, name: 'Otters' }, { name: 'Otters' }, { season: 2031, name: 'Otters' }] },
      ['squads.csv:4 name REFUSED, allowed is a name that no earlier row of the season has'],
    ],
    [
      'place a squad twice from a round on',
      { placings: [first, { ...first, position: 2 }] },
      [
        'placings.csv:3 squad REFUSED, allowed is a squad that no earlier row of the season and round has; line 2 has it',
      ],
    ],
    [
      'place a squad twice from a round on, under two names',
      {
        squads: [{ name: 'Otters', aliases: 'Old Otters' }],
        placings: [first, { ...first, squad: 'Old Otters', position: 2 }],
      },
      [
        'placings.csv:3 squad REFUSED, allowed is a squad that no earlier row of the season and round has; line 2 has it under another name',
      ],
    ],
    [
      'place squads in other rounds and seasons, and others',
      { placings: [first, { ...first, from_round: 2 }, { ...first, season: 2032 }, { ...first, squad: 'Larks' }] },
      [],
    ],
  ];
  for (const [what, beside, expected] of cases)
    it(`${what}: ${expected.length === 0 ? 'nothing is reported' : 'each row is named'}`, () => {
      expect(saidOf(beside)).to.deep.equal(expected);
    });

  it('have their rows counted, those about no match apart', () => {
    const { rows } = importRows(newFolder(), fixtures, {
      squads: [{ name: 'Otters' }, { name: 'Gulls' }],
      venues: [{ name: 'Salt Oval' }, { name: 'Pine Oval' }, { name: 'Ash Oval' }],
    });
    expect(
      rows.slice(1).map(({ file, read, imported, leftOut }) => [file, read, imported, ...[...leftOut].flat()]),
    ).to.deep.equal([
      ['squads.csv', 2, 1, 'row that belongs to no match', 1],
      ['venues.csv', 3, 1, 'row that belongs to no match', 2],
    ]);
  });
});
