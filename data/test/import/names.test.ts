import type { MatchHeader } from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import { namesOf, type Declared, type Named } from '../../src/import/names.js';
import { areNear, oddNames } from '../../src/import/near-names.js';

const shown = (names: ReadonlyMap<string, Named>) =>
  [...names].map(([name, { id, code, name: own }]) => `${name}: ${id} ${code} ${own}`).sort();

describe('names', () => {
  const cases: readonly (readonly [
    string,
    readonly string[],
    readonly Declared[],
    readonly Named[],
    readonly string[],
  ])[] = [
    [
      'have ids ten apart in the order of the alphabet, and letters of both words',
      ['Pine Hollow', 'Alder Vale', 'Pine Hollow'],
      [],
      [],
      ['Alder Vale: 10 ALV Alder Vale', 'Pine Hollow: 20 PIH Pine Hollow'],
    ],
    [
      'have codes that depend on nothing else, though they agree',
      ['Rivergate', 'Rivermouth', 'Riverside'],
      [],
      [],
      ['Rivergate: 10 RIV Rivergate', 'Rivermouth: 20 RIV Rivermouth', 'Riverside: 30 RIV Riverside'],
    ],
    [
      'have initials where they have three words',
      ['Old North Wharf'],
      [],
      [],
      ['Old North Wharf: 10 ONW Old North Wharf'],
    ],
    [
      'keep what the folder has, and go round it',
      ['Alder Vale', 'Pine Hollow'],
      [],
      [{ id: 10, code: 'PIN', name: 'Pine Hollow' }],
      ['Alder Vale: 20 ALV Alder Vale', 'Pine Hollow: 10 PIN Pine Hollow'],
    ],
    [
      'are what a file declares, others of the same too',
      ['Hollow'],
      [{ name: 'Pine Hollow', id: 7, code: 'PH', aliases: ['Hollow'] }],
      [],
      ['Hollow: 7 PH Pine Hollow', 'Pine Hollow: 7 PH Pine Hollow'],
    ],
    [
      'keep the id the folder has under another name',
      ['Pine Hollow'],
      [{ name: 'Pine Hollow', aliases: ['Hollow'] }],
      [{ id: 30, code: 'HOL', name: 'Hollow' }],
      ['Hollow: 30 HOL Pine Hollow', 'Pine Hollow: 30 HOL Pine Hollow'],
    ],
  ];
  for (const [what, names, declared, known, expected] of cases)
    it(what, () => {
      expect(shown(namesOf(names, declared, known))).to.deep.equal(expected);
    });

  it('have an id each of its own and a code, whatever they are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 30 }), { maxLength: 60 }), (names) => {
        const found = [...namesOf(names).values()];
        expect(found).to.have.lengthOf(names.length);
        expect(new Set(found.map(({ id }) => id)).size).to.equal(names.length);
        expect(found.every(({ code }) => code.length > 0 && code.length <= 40)).to.equal(true);
      }),
    );
  });

  it('are the same in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 20 }), (names) => {
        expect(shown(namesOf([...names].reverse()))).to.deep.equal(shown(namesOf(names)));
      }),
    );
  });

  it('have the same codes whatever else is imported', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 20 }),
        (names) => {
          const [name = ''] = names;
          expect(namesOf(names).get(name)?.code).to.equal(namesOf([name]).get(name)?.code);
        },
      ),
    );
  });
});

describe('names that may be spellings of one', () => {
  const near: readonly (readonly [string, string, boolean])[] = [
    ['M.C.P.', 'MCP', true],
    ['Marsh Coast Park', 'M.C.P.', true],
    ['Rivermouth', 'rivermouth', true],
    ['Rivermouth', 'Rivermouth Rovers', true],
    ['Pine Hollow', 'Old Pine Hollow', false],
    ['Rivergate', 'Rivermouth', false],
    ['Alder', 'Alderman Park', false],
    ['Alder', 'Alders', false],
    ['PH', 'Pine Hollow', false],
    ['PHP', 'Pine -- Hollow Park!', true],
    ['Pine', 'Pine', true],
    ['ALDER', 'Alder Vale', true],
    ['R', 'Rivermouth', false],
  ];
  for (const [one, other, expected] of near)
    it(`${expected ? 'are' : 'are not'} '${one}' and '${other}'`, () => {
      expect([areNear(one, other), areNear(other, one)]).to.deep.equal([expected, expected]);
    });

  const squad = (id: number, name: string, code: string): MatchHeader['home'] => ({ id, name, code, players: [] });
  const headerOf = (round: number, home: MatchHeader['home'], away: MatchHeader['home'], venue: string): MatchHeader =>
    ({
      seasonId: 2031,
      roundNumber: round,
      home,
      away,
      venue: { id: venue.length, code: venue, name: venue },
    }) as MatchHeader;
  const [rovers, mouth, hollow, wharf] = [
    squad(10, 'Rivermouth Rovers', 'RIR'),
    squad(20, 'Rivermouth', 'RIV'),
    squad(30, 'Pine Hollow', 'PIH'),
    squad(40, 'Old Wharf', 'PIH'),
  ] as const;

  it('are listed with the line that merges them, and shared codes', () => {
    expect(
      oddNames([headerOf(1, rovers, hollow, 'M.C.P.'), headerOf(2, wharf, mouth, 'Marsh Coast Park')]),
    ).to.deep.equal([
      "'Rivermouth' may be 'Rivermouth Rovers'; a line Rivermouth Rovers,Rivermouth in a file with columns name,aliases merges them (--squads)",
      "'M.C.P.' may be 'Marsh Coast Park'; a line Marsh Coast Park,M.C.P. in a file with columns name,aliases merges them (--venues)",
      'Pine Hollow and Old Wharf have the code PIH; a file with columns name,code changes it (--squads)',
    ]);
  });

  it('are listed once each, the shorter as another name of the longer, in the order of the alphabet', () => {
    const [park, alder] = [squad(50, 'Alder Vale', 'ALV'), squad(60, 'Alder', 'ALD')];
    const lines = oddNames([
      headerOf(1, park, hollow, 'X'),
      headerOf(2, alder, rovers, 'X'),
      headerOf(3, mouth, alder, 'X'),
      headerOf(4, park, hollow, 'X'),
    ]);
    expect(lines.map((line) => line.split(';')[0])).to.deep.equal([
      "'Alder' may be 'Alder Vale'",
      "'Rivermouth' may be 'Rivermouth Rovers'",
    ]);
    const [small, large] = [squad(70, 'Alder park', 'ALP'), squad(80, 'Alder Park', 'ALP')];
    expect(oddNames([headerOf(1, small, hollow, 'X'), headerOf(2, large, hollow, 'X')])).to.have.lengthOf(2);
  });

  it('are not listed if they play in one round, or have one id', () => {
    const again = { ...mouth, id: 10 };
    expect(oddNames([headerOf(1, rovers, hollow, 'X'), headerOf(1, mouth, hollow, 'X')])).to.deep.equal([]);
    expect(oddNames([headerOf(1, rovers, hollow, 'X'), headerOf(2, again, hollow, 'X')])).to.deep.equal([]);
  });
});
