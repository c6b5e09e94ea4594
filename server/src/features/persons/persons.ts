import type { World } from '@goalsquare/data';
import { includesSeason, type Licence } from '../../domain/accounts/licence.js';
import { CountedLru } from '../../domain/caches.js';
import { workQueue, type WorkQueue } from '../../domain/work-queue.js';
import { indexPersons, type IndexedPerson, type PersonIndex } from './person-index.js';
import { searchPersons, type PersonSearch } from './person-search.js';

/** The players of a world, and the searches for them. */
export interface Persons {
  readonly index: PersonIndex;
  /** Returns the search of a licence: other seasons change neither what it finds nor in which order. */
  readonly searchFor: (licence: Licence) => Promise<PersonSearch>;
}

/** Licences whose searches are cached. */
const CACHED_SEARCHES = 8;

/** Returns a person with the licensed seasons. **Empty**: `undefined` if no season of the person is licensed. */
export function licensedSeasonsOf(person: IndexedPerson, licence: Licence): IndexedPerson | undefined {
  if (licence.leagues === 'all') return person;
  const seasons = person.seasons.filter(({ squad }) => includesSeason(licence, squad));
  return seasons.length === 0 ? undefined : { ...person, seasons };
}

const licensedIndex = (index: PersonIndex, licence: Licence): PersonIndex =>
  new Map(
    [...index.values()].flatMap((person) => {
      const licensed = licensedSeasonsOf(person, licence);
      return licensed === undefined ? [] : [[person.personId, licensed] as const];
    }),
  );

/** A licence of every season, which most accounts have. */
const everySeason: Licence = { tier: 'Basic', leagues: 'all' };

/** Indexes the players of a world, and makes the search of accounts that are licensed for every season. */
async function personsOf(world: World, queue: WorkQueue): Promise<Persons> {
  const index = await queue.finish(indexPersons(world));
  const searches = new CountedLru<string, Promise<PersonSearch>>('person-searches', { max: CACHED_SEARCHES });
  const searchFor = (licence: Licence): Promise<PersonSearch> => {
    const key = JSON.stringify(licence.leagues);
    const known = searches.get(key);
    if (known !== undefined) return known;
    const search = Promise.resolve(queue.finish(searchPersons(licensedIndex(index, licence))));
    searches.set(key, search);
    search.catch(() => searches.delete(key));
    return search;
  };
  await searchFor(everySeason);
  return { index, searchFor };
}

/**
 * Returns a function that returns the players of the current world. Requests that come while they are indexed share
 * the work, and the index is made again only when more has changed than clocks and scores.
 */
export function currentPersons(world: () => World, queue: WorkQueue = workQueue): () => Promise<Persons> {
  let known: { readonly version: string; readonly persons: Promise<Persons> } | undefined;
  return () => {
    const now = world();
    const version = now.steadyVersion;
    if (known?.version === version) return known.persons;
    const persons = personsOf(now, queue);
    known = { version, persons };
    persons.catch(() => {
      if (known?.persons === persons) known = undefined;
    });
    return persons;
  };
}
