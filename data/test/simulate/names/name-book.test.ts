import { expect } from 'chai';
import { randomOf } from '../../../src/simulate/random.js';
import { given, heritages } from '../../../src/simulate/names/heritages.js';
import { NameBook, surnamesOf } from '../../../src/simulate/names/name-book.js';

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

  it('of a family belong to one heritage', () => {
    expect(repeated(surnames)).to.deep.equal([]);
  });

  it('are listed once', () => {
    for (const names of [given.men, given.women, ...heritages.flatMap(({ men, women, stems }) => [men, women, stems])])
      expect(repeated(names)).to.deep.equal([]);
  });

  it('are of many heritages, and of many families', () => {
    const book = new NameBook();
    const random = randomOf(1, 'names');
    const drawn = Array.from({ length: 1000 }, () => book.next(random, 'men').surname);
    expect(heritages.filter((heritage) => surnamesOf(heritage).some((name) => drawn.includes(name))).length).to.equal(
      heritages.length,
    );
    expect(new Set(drawn).size).to.be.greaterThan(600);
  });
});

describe('a name book', () => {
  it('gives nobody the name of another', () => {
    const book = new NameBook();
    const random = randomOf(7, 'names');
    const full = Array.from({ length: 5000 }, (_, n) => {
      const { firstname, surname } = book.next(random, n % 2 === 0 ? 'men' : 'women');
      return `${firstname} ${surname}`;
    });
    expect(new Set(full).size).to.equal(full.length);
  });

  it('gives the same names to the same stream of chance', () => {
    const [one, other] = [1, 1].map(() => {
      const book = new NameBook();
      const random = randomOf(3, 'n');
      return Array.from({ length: 50 }, () => book.next(random, 'women'));
    });
    expect(one).to.deep.equal(other);
  });
});
