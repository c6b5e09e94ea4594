import { LRUCache } from 'lru-cache';

/** Number of cache lookups that found an entry, and number that did not. */
interface Lookups {
  hit: number;
  miss: number;
}

/** The lookups in each cache of this process, by cache name. */
export const cacheLookups: ReadonlyMap<string, Readonly<Lookups>> = new Map<string, Lookups>();

/** Returns the lookup counters of a cache. */
export function lookupCounts(name: string): Lookups {
  const counts = cacheLookups.get(name) ?? { hit: 0, miss: 0 };
  (cacheLookups as Map<string, Lookups>).set(name, counts);
  return counts;
}

/** A key or value of a cache. `undefined` means that there is no entry. */
type Defined = string | number | object;

/** Options of a cache whose lookups are counted. */
export interface CountedOptions<K extends Defined, V extends Defined, C> {
  /** With 0, the cache stores nothing. */
  readonly max: number;
  readonly memoMethod?: LRUCache.Memoizer<K, V, C>;
}

/** An LRU cache that counts its lookups under a name. */
export class CountedLru<K extends Defined, V extends Defined, C = unknown> extends LRUCache<K, V, C> {
  readonly #counts: Lookups;
  readonly #isOff: boolean;

  constructor(name: string, { max, ...rest }: CountedOptions<K, V, C>) {
    super({ max: Math.max(max, 1), ...rest });
    this.#counts = lookupCounts(name);
    this.#isOff = max === 0;
  }

  override get(key: K, options?: LRUCache.GetOptions<K, V, C>): V | undefined {
    const value = super.get(key, options);
    this.#counts[value === undefined ? 'miss' : 'hit'] += 1;
    return value;
  }

  override set(key: K, value: V, options?: LRUCache.SetOptions<K, V, C>): this {
    return this.#isOff ? this : super.set(key, value, options);
  }
}
