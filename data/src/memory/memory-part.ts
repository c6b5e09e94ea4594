/** A cache, or another holder of memory, that reports its size. **Units**: bytes. */
export interface SizedCache {
  readonly calculatedSize: number;
  /** Evicts entries until a share of its limit is left. **Empty**: it cannot evict. */
  readonly shrink?: (share: number) => void;
}

/** Adds up the bytes of objects that still exist. */
function bytesOf(references: Set<WeakRef<SizedCache>>): number {
  let bytes = 0;
  for (const reference of references) {
    const cache = reference.deref();
    if (cache === undefined) references.delete(reference);
    else bytes += cache.calculatedSize;
  }
  return bytes;
}

/** A part of the memory budget of a process: the bytes its caches may hold, and the bytes they hold. */
export class MemoryPart {
  readonly #caches = new Set<WeakRef<SizedCache>>();
  readonly #pinned = new Set<WeakRef<SizedCache>>();
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

  /** The estimated bytes of this part, summed over its caches and other holders. */
  get bytes(): number {
    return bytesOf(this.#caches) + this.pinnedBytes;
  }

  /** The bytes of this part that cannot be evicted. */
  get pinnedBytes(): number {
    return bytesOf(this.#pinned);
  }

  /** The bytes that the caches of this part may hold together, without memory that cannot be evicted. */
  get evictableLimit(): number {
    return Math.max(0, this.#limit - this.pinnedBytes);
  }

  /** The number of entries that were evicted because the part was full. */
  get evictions(): number {
    return this.#evictions;
  }

  /** Sets the limit. A cache that holds more evicts entries when it stores the next one. **Units**: bytes. */
  resize(limit: number): void {
    this.#limit = limit;
  }

  /** Evicts entries until each cache holds at most a share of its limit. */
  shrink(share: number): void {
    for (const reference of this.#caches) reference.deref()?.shrink?.(share);
  }

  /** Adds a cache. Its bytes count for as long as it exists. */
  add(cache: SizedCache): void {
    this.#caches.add(new WeakRef(cache));
  }

  /** Adds memory of this part that cannot be evicted. Its bytes count for as long as it exists. */
  addPinned(holder: SizedCache): void {
    this.#pinned.add(new WeakRef(holder));
  }

  countEviction(): void {
    this.#evictions += 1;
  }
}
