import { Lru } from '@goalsquare/data';

/** How often a lookup in a cache found an entry, and how often not. */
interface Lookups {
  hit: number;
  miss: number;
}

/** The lookups of every cache of this process, by name. */
export const cacheLookups: ReadonlyMap<string, Readonly<Lookups>> = new Map<string, Lookups>();

/** The lookups of a cache, to be counted. */
export function lookupCounts(name: string): Lookups {
  const counts = cacheLookups.get(name) ?? { hit: 0, miss: 0 };
  (cacheLookups as Map<string, Lookups>).set(name, counts);
  return counts;
}

/** An LRU cache whose lookups are counted under a name. */
export class CountedLru<K, V> extends Lru<K, V> {
  readonly #counts: Lookups;

  constructor(name: string, limit: number) {
    super(limit);
    this.#counts = lookupCounts(name);
  }

  override get(key: K): V | undefined {
    const value = super.get(key);
    this.#counts[value === undefined ? 'miss' : 'hit'] += 1;
    return value;
  }
}
