import { expect } from 'chai';
import { randomOf } from '../../src/random.js';
import { given, heritages } from '../../src/names/heritages.js';
import { NameBook, surnamesOf } from '../../src/names/name-book.js';

const surnames = heritages.flatMap(surnamesOf);
const firstnames = [...given.men, ...given.women, ...heritages.flatMap(({ men, women }) => [...men, ...women])];

const repeated = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => words.indexOf(word) !== at);

describe('names', () => {
  it('are words that begin with a capital', () => {
    for (const name of [...surnames, ...firstnames]) expect(name).to.match(/^\p{Lu}\p{Ll}*(?:-\p{Ll}+)?$/u);
  });

  it('have no letter three times and are not too long to print', () => {
    for (const name of surnames) expect(name).to.match(/^(?!.*(.)\1\1).{2,15}$/iu);
  });

  it('that are surnames belong to one heritage', () => {
    expect(repeated(surnames)).to.deep.equal([]);
  });

  it('are listed once', () => {
    for (const names of [given.men, given.women, ...heritages.flatMap(({ men, women, stems }) => [men, women, stems])])
      expect(repeated(names)).to.deep.equal([]);
  });

  it('are of all heritages, with many surnames', () => {
    const book = new NameBook();
    const random = randomOf(1, 'names');
    const drawn = Array.from({ length: 1000 }, () => book.next(random, 'men').surname);
    expect(heritages.filter((heritage) => surnamesOf(heritage).some((name) => drawn.includes(name))).length).to.equal(
      heritages.length,
    );
    expect(new Set(drawn).size).to.be.greaterThan(600);
  });

  it('with a widespread surname have a given name of their own', () => {
    const [widespread, ...more] = heritages.filter(({ ownNamesOnly }) => ownNamesOnly);
    expect(more).to.deep.equal([]);
    const common = new Set(widespread === undefined ? [] : surnamesOf(widespread));
    const rare = new Set([...(widespread?.men ?? []), ...(widespread?.women ?? [])]);
    for (const name of [...given.men, ...given.women]) expect(rare.has(name), name).to.equal(false);
    const book = new NameBook();
    const random = randomOf(2, 'names');
    let count = 0;
    for (let n = 0; n < 3000; n += 1) {
      const { firstname, surname } = book.next(random, n % 2 === 0 ? 'men' : 'women', 1990 + (n % 20));
      if (!common.has(surname)) continue;
      count += 1;
      expect(rare.has(firstname), `${firstname} ${surname}`).to.equal(true);
    }
    expect(count).to.be.within(120, 360);
  });

  it('are shared by brothers and sisters, born within six years', () => {
    const random = randomOf(3, 'names');
    const shares = [undefined, 2000].map((first) => {
      const book = new NameBook();
      const drawn = Array.from(
        { length: 600 },
        (_, n) => book.next(random, 'men', first === undefined ? undefined : first + (n % 5)).surname,
      );
      return drawn.filter((name) => drawn.filter((other) => other === name).length > 1).length / drawn.length;
    });
    expect((shares[1] ?? 0) - (shares[0] ?? 0)).to.be.greaterThan(0.03);
  });
});

describe('a name book', () => {
  it('gives no two persons the same full name', () => {
    const book = new NameBook();
    const random = randomOf(7, 'names');
    const full = Array.from({ length: 5000 }, (_, n) => {
      const { firstname, surname } = book.next(random, n % 2 === 0 ? 'men' : 'women');
      return `${firstname} ${surname}`;
    });
    expect(new Set(full).size).to.equal(full.length);
  });

  it('gives the same names for the same random numbers', () => {
    const [one, other] = [1, 1].map(() => {
      const book = new NameBook();
      const random = randomOf(3, 'n');
      return Array.from({ length: 50 }, () => book.next(random, 'women'));
    });
    expect(one).to.deep.equal(other);
  });
});
