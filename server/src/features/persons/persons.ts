import type { World } from '@goalsquare/data';
import { workQueue, type Steps, type WorkQueue } from '../../domain/work-queue.js';
import { indexPersons, type PersonIndex } from './person-index.js';
import { searchPersons, type PersonSearch } from './person-search.js';

/** The players of a world, and the search for them. */
export interface Persons {
  readonly index: PersonIndex;
  readonly search: PersonSearch;
}

function* personsOf(world: World): Steps<Persons> {
  const index = yield* indexPersons(world);
  return { index, search: yield* searchPersons(index) };
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
    const persons = Promise.resolve(queue.finish(personsOf(now)));
    known = { version, persons };
    persons.catch(() => {
      if (known?.persons === persons) known = undefined;
    });
    return persons;
  };
}
