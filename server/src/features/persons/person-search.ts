import MiniSearch, { type SearchResult } from 'minisearch';
import type { Steps } from '../../domain/work-queue.js';
import type { IndexedPerson, PersonIndex } from './person-index.js';

/** Maximum number of words in a search. */
export const MAX_WORDS = 6;

/** Minimum word lengths for one misspelt letter, for two, and for two in a second search if the first finds nothing. */
const [ONE_EDIT_FROM, TWO_EDITS_FROM, TWO_EDITS_AT_LAST] = [4, 6, 5];

/** Number of persons that are indexed in one step. */
const STEP_PERSONS = 200;

/** Weights of a matching prefix and of a misspelt match; a complete word weighs 1. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.2 } as const;

const accents = /\p{M}/gu;
const betweenWords = /[^\p{L}\p{N}'\u2019]+/u;
const apostrophes = /['\u2019]/gu;
const number = /^\d+$/u;

/** Letters that do not decompose into a plain letter and an accent. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['æ', 'ae'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['þ', 'th'],
]);
const otherLetters = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'gu');

/** Returns the words of a name in normalised form: lower-case plain letters without apostrophes. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(accents, '')
    .split(betweenWords)
    .map((word) =>
      word
        .replace(apostrophes, '')
        .toLowerCase()
        .replace(otherLetters, (letter) => plainLetters.get(letter) ?? letter),
    )
    .filter((word) => word !== '');

/** Returns the words under which a name is indexed. The part after an apostrophe is also indexed separately. */
const indexedWordsOf = (name: string): string[] => [
  ...new Set([...wordsOf(name), ...wordsOf(name.replace(apostrophes, ' '))]),
];

/**
 * Returns a function that returns how many letters of a word may be misspelt. **Empty**: `false` for short words, and
 * for numbers, which are jumper numbers.
 */
const editsIn =
  (twoFrom: number) =>
  (word: string): number | false =>
    word.length < ONE_EDIT_FROM || number.test(word) ? false : word.length < twoFrom ? 1 : 2;

interface NamedPerson {
  readonly id: number;
  readonly name: string;
}

/** Returns each name and jumper number that any season has for a person. */
const namesOf = ({ seasons }: IndexedPerson): string =>
  [...new Set(seasons.flatMap(({ name, squad }) => [name.fullname, squad.jumperNumber ?? '']))].join(' ');

/** Searches the persons in an index by name, best match first. */
export type PersonSearch = (name: string) => readonly IndexedPerson[];

const nameOf = ({ seasons }: IndexedPerson): string => seasons[0]?.name.fullname ?? '';

/** Builds the search for the persons in an index, in steps. */
export function* searchPersons(index: PersonIndex): Steps<PersonSearch> {
  const names = new MiniSearch<NamedPerson>({
    fields: ['name'],
    tokenize: indexedWordsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => [...wordsOf(text)],
      combineWith: 'AND',
      prefix: (word) => !number.test(word),
      fuzzy: editsIn(TWO_EDITS_FROM),
      weights: WEIGHTS,
    },
  });
  const all = [...index.values()];
  for (let at = 0; at < all.length; at += STEP_PERSONS) {
    names.addAll(all.slice(at, at + STEP_PERSONS).map((person) => ({ id: person.personId, name: namesOf(person) })));
    yield;
  }
  const search = (name: string): readonly SearchResult[] => {
    const found = names.search(name);
    return found.length > 0 ? found : names.search(name, { fuzzy: editsIn(TWO_EDITS_AT_LAST) });
  };
  return (name) =>
    search(name)
      .flatMap(({ id, score }) => {
        const person = index.get(Number(id));
        return person === undefined ? [] : [{ person, score }];
      })
      .sort(
        (a, b) =>
          b.score - a.score ||
          nameOf(a.person).localeCompare(nameOf(b.person), 'en') ||
          a.person.personId - b.person.personId,
      )
      .map(({ person }) => person);
}
