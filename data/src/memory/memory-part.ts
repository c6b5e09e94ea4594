/** A cache or another holder of memory that reports its size. **Units**: bytes. */
export interface SizedCache {
  readonly calculatedSize: number;
  /** Evicts entries until the cache is down to a share of its limit. **Empty**: `undefined` if it cannot evict. */
  readonly shrink?: (share: number) => void;
}

/** Returns the total size of the holders that still exist. **Units**: bytes. */
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

  /** Limit of all caches in the part together, in bytes. */
  get limit(): number {
    return this.#limit;
  }

  /** Estimated size of all caches and other holders in the part, in bytes. */
  get bytes(): number {
    return bytesOf(this.#caches) + this.pinnedBytes;
  }

  /** Size of the memory in the part that cannot be evicted, in bytes. */
  get pinnedBytes(): number {
    return bytesOf(this.#pinned);
  }

  /** Limit of the part minus its memory that cannot be evicted, in bytes. */
  get evictableLimit(): number {
    return Math.max(0, this.#limit - this.pinnedBytes);
  }

  /** Number of entries that were evicted because the part was full. */
  get evictions(): number {
    return this.#evictions;
  }

  /** Sets the limit. A cache above the new limit evicts entries when it next stores one. **Units**: bytes. */
  resize(limit: number): void {
    this.#limit = limit;
  }

  /** Evicts entries until each cache is down to a share of its limit. */
  shrink(share: number): void {
    for (const reference of this.#caches) reference.deref()?.shrink?.(share);
  }

  /** Adds a cache, whose size counts for as long as the cache exists. */
  add(cache: SizedCache): void {
    this.#caches.add(new WeakRef(cache));
  }

  /** Adds memory that cannot be evicted. Its size counts for as long as its holder exists. */
  addPinned(holder: SizedCache): void {
    this.#pinned.add(new WeakRef(holder));
  }

  countEviction(): void {
    this.#evictions += 1;
  }
}
