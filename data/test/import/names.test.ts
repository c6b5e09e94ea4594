import { expect } from 'chai';
import fc from 'fast-check';
import { namesOf, type Declared, type Named } from '../../src/import/names.js';

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
      'have ids ten apart in the order of the alphabet, and first letters',
      ['Pine Hollow', 'Alder Vale', 'Pine Hollow'],
      [],
      [],
      ['Alder Vale: 10 ALD Alder Vale', 'Pine Hollow: 20 PIN Pine Hollow'],
    ],
    [
      'have codes made different where they agree',
      ['Rivergate', 'Rivermouth', 'Riverside'],
      [],
      [],
      ['Rivergate: 10 RIV Rivergate', 'Rivermouth: 20 RIE Rivermouth', 'Riverside: 30 RIR Riverside'],
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
      ['Alder Vale: 20 ALD Alder Vale', 'Pine Hollow: 10 PIN Pine Hollow'],
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

  it('have an id and a code each of its own, whatever they are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 30 }), { maxLength: 60 }), (names) => {
        const found = [...namesOf(names).values()];
        expect(found).to.have.lengthOf(names.length);
        expect(new Set(found.map(({ id }) => id)).size).to.equal(names.length);
        expect(new Set(found.map(({ code }) => code)).size).to.equal(names.length);
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
});
