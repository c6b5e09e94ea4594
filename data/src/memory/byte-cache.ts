import { LRUCache } from 'lru-cache';
import type { MemoryPart } from './memory-part.js';

/** A key or value of a cache. It cannot be `undefined`, which means that there is no entry. */
type Defined = string | number | object;

/** Number of lookups that found an entry, and number of those that did not. */
export interface Lookups {
  hit: number;
  miss: number;
}

export interface ByteCacheOptions<K extends Defined, V extends Defined, C> {
  /** Estimates the size of an entry when it is stored. **Units**: bytes. */
  readonly sizeOf: (value: V, key: K) => number;
  readonly memoMethod?: LRUCache.Memoizer<K, V, C>;
  /** Share of the part's limit that this cache may fill. Default: all of it. */
  readonly share?: number;
  /** Counters for lookups. Default: lookups are not counted. */
  readonly lookups?: Lookups;
}

/**
 * An LRU cache with a limit in bytes, which is a share of a part of the memory budget. An entry larger than the limit
 * is not stored. To update the size of an entry that has changed, store it again.
 */
export class ByteCache<K extends Defined, V extends Defined, C = unknown> extends LRUCache<K, V, C> {
  readonly #sizeOf: (value: V, key: K) => number;
  readonly #lookups: Lookups | undefined;
  readonly #share: number;

  constructor(
    private readonly part: MemoryPart,
    { sizeOf, share = 1, lookups, memoMethod }: ByteCacheOptions<K, V, C>,
  ) {
    super({ maxSize: Number.MAX_SAFE_INTEGER, ...(memoMethod && { memoMethod }) });
    this.#sizeOf = sizeOf;
    this.#lookups = lookups;
    this.#share = share;
    part.add(this);
  }

  get limit(): number {
    return Math.floor(this.part.evictableLimit * this.#share);
  }

  override get(key: K, options?: LRUCache.GetOptions<K, V, C>): V | undefined {
    const value = super.get(key, options);
    if (this.#lookups !== undefined) this.#lookups[value === undefined ? 'miss' : 'hit'] += 1;
    return value;
  }

  override set(key: K, value: V, options?: LRUCache.SetOptions<K, V, C>): this {
    const size = Math.max(1, Math.ceil(this.#sizeOf(value, key)));
    if (size > this.limit) {
      this.delete(key);
      this.part.countEviction();
      return this;
    }
    // LRUCache keeps the size of an entry whose value is the same object, even if the object has grown.
    if (super.peek(key) === value) super.delete(key);
    super.set(key, value, { ...options, size });
    this.shrink(1);
    return this;
  }

  /** Evicts the least recently used entries until the cache is down to a share of its limit. */
  shrink(share: number): void {
    while (this.calculatedSize > this.limit * share) {
      this.pop();
      this.part.countEviction();
    }
  }
}
