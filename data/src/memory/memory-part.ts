/** A cache, or anything else that takes memory and reports its size. **Units**: bytes. */
export interface SizedCache {
  readonly calculatedSize: number;
  /** Evicts entries until the cache is down to a share of its limit. **Empty**: it cannot evict. */
  readonly shrink?: (share: number) => void;
}

/** Returns the total size of the objects that still exist. */
function bytesOf(references: Set<WeakRef<SizedCache>>): number {
  let bytes = 0;
  for (const reference of references) {
    const cache = reference.deref();
    if (cache === undefined) references.delete(reference);
    else bytes += cache.calculatedSize;
  }
  return bytes;
}

/** A part of a process's memory budget: its limit in bytes, and the bytes its caches use. */
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

  /** Limit of the part's caches together, in bytes. */
  get limit(): number {
    return this.#limit;
  }

  /** Estimated size of the part: the sum over its caches and other holders, in bytes. */
  get bytes(): number {
    return bytesOf(this.#caches) + this.pinnedBytes;
  }

  /** Size of the memory in this part that cannot be evicted, in bytes. */
  get pinnedBytes(): number {
    return bytesOf(this.#pinned);
  }

  /** Limit of the part's caches together, without memory that cannot be evicted, in bytes. */
  get evictableLimit(): number {
    return Math.max(0, this.#limit - this.pinnedBytes);
  }

  /** Number of entries that were evicted because the part was full. */
  get evictions(): number {
    return this.#evictions;
  }

  /** Sets the limit. A cache above the new limit evicts entries when it stores the next one. **Units**: bytes. */
  resize(limit: number): void {
    this.#limit = limit;
  }

  /** Evicts entries until each cache is down to a share of its limit. */
  shrink(share: number): void {
    for (const reference of this.#caches) reference.deref()?.shrink?.(share);
  }

  /** Adds a cache. Its size counts for as long as it exists. */
  add(cache: SizedCache): void {
    this.#caches.add(new WeakRef(cache));
  }

  /** Adds memory that cannot be evicted. Its size counts for as long as it exists. */
  addPinned(holder: SizedCache): void {
    this.#pinned.add(new WeakRef(holder));
  }

  countEviction(): void {
    this.#evictions += 1;
  }
}
