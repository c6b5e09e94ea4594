import { ByteCache, type MemoryPart, type World } from '@goalsquare/data';
import { includesSeason, type Licence } from '../../domain/accounts/licence.js';
import { lookupCounts } from '../../domain/caches.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import { workQueue, type WorkQueue } from '../../domain/work-queue.js';
import { indexPersons, type IndexedPerson, type PersonIndex } from './person-index.js';
import { searchPersons, type PersonSearch } from './person-search.js';

/** The players of a world, and the searches for them. */
export interface Persons {
  readonly index: PersonIndex;
  /** Returns the search for a licence. Unlicensed seasons change neither its results nor their order. */
  readonly searchFor: (licence: Licence) => Promise<PersonSearch>;
}

/** Approximate memory of a person in a search, and of each season of a person in an index. **Units**: bytes. */
const [SEARCHED_BYTES, SEASON_BYTES] = [1500, 500];

/** The share of its memory part that searches for partial licences may fill. */
const SHARE = 0.05;

const bytesOf = (index: PersonIndex): number =>
  [...index.values()].reduce((sum, { seasons }) => sum + SEARCHED_BYTES + seasons.length * SEASON_BYTES, 0);

/**
 * Returns a person with only the licensed seasons. **Empty**: `undefined` if none of the person's seasons is licensed.
 */
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

/** A search for one licence, and the number of persons it covers. */
interface LicensedSearch {
  readonly persons: number;
  readonly search: Promise<PersonSearch>;
}

/** Indexes the players of a world, and builds the search for accounts that are licensed for every season. */
async function personsOf(world: World, queue: WorkQueue, memory: MemoryPart): Promise<Persons> {
  const index = await queue.finish(indexPersons(world));
  const whole = { search: await queue.finish(searchPersons(index)), calculatedSize: bytesOf(index) };
  memory.addPinned(whole);
  const searches = new ByteCache<string, LicensedSearch>(memory, {
    share: SHARE,
    sizeOf: ({ persons }) => persons * SEARCHED_BYTES,
    lookups: lookupCounts('person-searches'),
  });
  const searchFor = async (licence: Licence): Promise<PersonSearch> => {
    if (licence.leagues === 'all') return whole.search;
    const key = JSON.stringify(licence.leagues);
    const known = searches.get(key);
    if (known !== undefined) return known.search;
    const licensed = licensedIndex(index, licence);
    const search = Promise.resolve(queue.finish(searchPersons(licensed)));
    searches.set(key, { persons: licensed.size, search });
    search.catch(() => searches.delete(key));
    return search;
  };
  return { index, searchFor };
}

/**
 * Returns a function that returns the players of the current world. Requests during indexing share the work. The index
 * is rebuilt only if more than clocks and scores has changed.
 */
export function currentPersons(
  world: () => World,
  queue: WorkQueue = workQueue,
  memory = memoryParts.seasons,
): () => Promise<Persons> {
  let known: { readonly version: string; readonly persons: Promise<Persons> } | undefined;
  return () => {
    const now = world();
    const version = now.steadyVersion;
    if (known?.version === version) return known.persons;
    const persons = personsOf(now, queue, memory);
    known = { version, persons };
    persons.catch(() => {
      if (known?.persons === persons) known = undefined;
    });
    return persons;
  };
}
