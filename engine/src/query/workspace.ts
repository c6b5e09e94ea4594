import { bases } from '../vocabulary/bases.js';

/** Most slots that two words of 32 bits have a bit for. */
export const SPARSE_SLOTS = 64;

/**
 * The buffers of a query, used again by the next one: a query runs to its end before another begins. Results never lie
 * in them. One workspace serves any number of matches and plans; without one, a query makes its own.
 */
export class QueryWorkspace {
  /** Totals of players, by base and slot. */
  #totals = new Int32Array(0);
  /** Totals of both squads in the zones of the filter, in the mirrored zones, and with the squads swapped. */
  readonly ownSums = new Int32Array(bases.length * 2);
  readonly mirroredSums = new Int32Array(bases.length * 2);
  readonly swappedSums = new Int32Array(bases.length * 2);
  /** Slots that contribute to each base, and to each sum of a plan: two words of 32 bits. */
  readonly baseMasks = new Int32Array(bases.length * 2);
  #sumMasks = new Int32Array(0);
  /** Columns that can be other than 0 in the sum at hand. */
  readonly fewColumns = new Uint8Array(SPARSE_SLOTS);
  #marks = new Uint8Array(0);

  /** At least so many cells. Their values are those of earlier queries. */
  totals(cells: number): Int32Array {
    if (this.#totals.length < cells) this.#totals = new Int32Array(cells);
    return this.#totals;
  }

  /** At least so many marks of facts. Their values are those of earlier queries. */
  marks(facts: number): Uint8Array {
    if (this.#marks.length < facts) this.#marks = new Uint8Array(facts);
    return this.#marks;
  }

  /** Masks of at least so many sums. Their values are those of earlier queries. */
  sumMasks(sums: number): Int32Array {
    if (this.#sumMasks.length < sums * 2) this.#sumMasks = new Int32Array(sums * 2);
    return this.#sumMasks;
  }
}
