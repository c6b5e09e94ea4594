import MiniSearch from 'minisearch';
import type { Steps } from '../../domain/work-queue.js';
import type { IndexedPerson, PersonIndex } from './person-index.js';

/** Most words of a search. */
export const MAX_WORDS = 6;

/** Words from these lengths on may have one and two misspelt letters. */
const [ONE_EDIT_FROM, TWO_EDITS_FROM] = [4, 6];

/** Persons that are indexed in one step. */
const STEP_PERSONS = 200;

/** How much a beginning and a misspelling count, where a whole word counts 1. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.2 } as const;

const accents = /\p{M}/gu;
const betweenWords = /[^\p{L}\p{N}'’]+/u;
const apostrophes = /['’]/gu;

/** Returns the words of a name as they are compared: in lower case, without accents and apostrophes. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(accents, '')
    .split(betweenWords)
    .map((word) => word.replace(apostrophes, '').toLowerCase())
    .filter((word) => word !== '');

/** Returns the words that a name is found by: the part after an apostrophe also on its own. */
const indexedWordsOf = (name: string): string[] => [
  ...new Set([...wordsOf(name), ...wordsOf(name.replace(apostrophes, ' '))]),
];

const editsIn = ({ length }: string): number | false =>
  length < ONE_EDIT_FROM ? false : length < TWO_EDITS_FROM ? 1 : 2;

interface NamedPerson {
  readonly id: number;
  readonly name: string;
}

/** Each name that any season has of a person. */
const namesOf = ({ seasons }: IndexedPerson): string =>
  [...new Set(seasons.map(({ name }) => name.fullname))].join(' ');

/** A search for persons by name: the persons of an index, best match first. */
export type PersonSearch = (name: string) => readonly IndexedPerson[];

const nameOf = ({ seasons }: IndexedPerson): string => seasons[0]?.name.fullname ?? '';

/** Makes the search for the persons of an index, some persons in each step. */
export function* searchPersons(index: PersonIndex): Steps<PersonSearch> {
  const names = new MiniSearch<NamedPerson>({
    fields: ['name'],
    tokenize: indexedWordsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => [...wordsOf(text)],
      combineWith: 'AND',
      prefix: true,
      fuzzy: editsIn,
      weights: WEIGHTS,
    },
  });
  const all = [...index.values()];
  for (let at = 0; at < all.length; at += STEP_PERSONS) {
    names.addAll(all.slice(at, at + STEP_PERSONS).map((person) => ({ id: person.personId, name: namesOf(person) })));
    yield;
  }
  return (name) =>
    names
      .search(name)
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
