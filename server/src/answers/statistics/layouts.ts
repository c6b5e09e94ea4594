import { lookupCounts } from '../../domain/caches.js';
import { Layout } from './layout.js';
import type { Laid } from './layout-grid.js';
import type { StatisticsFrame } from './statistics-frame.js';
import type { Numbers } from './numbers.js';
import type { ReadyPlan } from './ready-plan.js';

/** A layout, what it was first laid out as, and what of it is free to be filled. */
interface Pool {
  readonly layout: Layout;
  readonly first: Laid;
  readonly free: Laid[];
  bytes: number;
}

/** An answer in bytes that are used again after `release`. `squadsAt` is where the list of squads begins. */
export interface FilledAnswer {
  readonly bytes: Buffer;
  readonly squadsAt: number;
  readonly release: () => void;
}

/** What is laid out if nobody says otherwise. **Units**: bytes. */
const DEFAULT_ROOM = 32 * 1_048_576;

/** One layout may take this share of the room at most. */
const SHARE = 1 / 8;

/**
 * Answers laid out, by what is asked for and of whom, within a bound of memory; those used longest ago go first. Bytes
 * that are with a caller are filled by nobody else, and those of an answer that was never released are left to the
 * garbage collector. **Units**: `room` in bytes.
 */
export class Layouts {
  readonly #pools = new WeakMap<StatisticsFrame, WeakMap<ReadyPlan, Pool>>();
  readonly #kept = new Set<Pool>();
  readonly #counts = lookupCounts('layouts');
  #bytes = 0;

  constructor(private readonly room: number = DEFAULT_ROOM) {}

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The answer with these numbers. **Empty**: where one of them has no room in its slot, the answer is too large to be
   * laid out, or the table has a plan of its own, as one with values of a box score has: which codes have values then
   * depends on the filter too.
   */
  filled(numbers: Numbers): FilledAnswer | undefined {
    if (numbers.table.plan !== numbers.ready.plan) return undefined;
    const pool = this.#known(numbers) ?? this.#laidOut(numbers);
    if (pool === undefined) return undefined;
    const laid = this.#taken(pool);
    const large = pool.layout.fill(laid, numbers.table);
    if (large === undefined)
      return { bytes: laid.bytes, squadsAt: pool.layout.squadsAt, release: this.#onceGivenBack(pool, laid) };
    this.#giveBack(pool, laid);
    if (!numbers.ready.large.has(large)) {
      numbers.ready.large.add(large);
      this.#forget(pool);
    }
    return undefined;
  }

  #known({ frame, ready }: Numbers): Pool | undefined {
    const pool = this.#pools.get(frame)?.get(ready);
    const isKept = pool !== undefined && this.#kept.delete(pool);
    this.#counts[isKept ? 'hit' : 'miss'] += 1;
    if (!isKept) return undefined;
    this.#kept.add(pool);
    return pool;
  }

  #laidOut(numbers: Numbers): Pool | undefined {
    const layout = new Layout(numbers);
    if (layout.size > this.room * SHARE) return undefined;
    const first = layout.lay();
    const pool: Pool = { layout, first, free: [first], bytes: layout.size };
    const byPlan = this.#pools.get(numbers.frame) ?? new WeakMap<ReadyPlan, Pool>();
    this.#pools.set(numbers.frame, byPlan.set(numbers.ready, pool));
    this.#kept.add(pool);
    this.#bytes += pool.bytes;
    this.#makeRoom();
    return pool;
  }

  #makeRoom(): void {
    for (const pool of this.#kept) {
      if (this.#bytes <= this.room) return;
      this.#forget(pool);
    }
  }

  #forget(pool: Pool): void {
    if (this.#kept.delete(pool)) this.#bytes -= pool.bytes;
  }

  #taken(pool: Pool): Laid {
    const free = pool.free.pop();
    if (free !== undefined && free !== pool.first) this.#count(pool, -pool.layout.size);
    return free ?? pool.layout.copyOf(pool.first);
  }

  #giveBack(pool: Pool, laid: Laid): void {
    const { size } = pool.layout;
    const isFirst = laid === pool.first;
    if (!this.#kept.has(pool) || (!isFirst && this.#bytes + size > this.room)) return;
    if (!isFirst) this.#count(pool, size);
    pool.free.push(laid);
  }

  #onceGivenBack(pool: Pool, laid: Laid): () => void {
    let isOut = true;
    return () => {
      if (isOut) this.#giveBack(pool, laid);
      isOut = false;
    };
  }

  #count(pool: Pool, bytes: number): void {
    pool.bytes += bytes;
    if (this.#kept.has(pool)) this.#bytes += bytes;
  }
}
