/** A cache that reports its size. **Units**: bytes. */
export interface SizedCache {
  readonly calculatedSize: number;
}

/** A part of the memory budget of a process: the bytes its caches may hold, and the bytes they hold. */
export class MemoryPart {
  readonly #caches = new Set<WeakRef<SizedCache>>();
  #limit: number;
  #evictions = 0;

  /** **Units**: `limit` in bytes. */
  constructor(
    readonly name: string,
    limit: number,
  ) {
    this.#limit = limit;
  }

  /** The bytes that the caches of this part may hold together. */
  get limit(): number {
    return this.#limit;
  }

  /** The bytes that the caches of this part hold, as they estimate them. */
  get bytes(): number {
    let bytes = 0;
    for (const reference of this.#caches) {
      const cache = reference.deref();
      if (cache === undefined) this.#caches.delete(reference);
      else bytes += cache.calculatedSize;
    }
    return bytes;
  }

  /** The number of entries that were evicted because the part was full. */
  get evictions(): number {
    return this.#evictions;
  }

  /** Sets the limit. A cache that holds more evicts entries when it stores the next one. **Units**: bytes. */
  resize(limit: number): void {
    this.#limit = limit;
  }

  /** Adds a cache, whose bytes count for as long as it exists. */
  add(cache: SizedCache): void {
    this.#caches.add(new WeakRef(cache));
  }

  countEviction(): void {
    this.#evictions += 1;
  }
}
