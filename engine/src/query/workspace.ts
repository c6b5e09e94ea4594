import { bases } from '../vocabulary/bases.js';

/**
 * The buffers of a query, which the next query reuses: queries never overlap, and results are never in these buffers. A
 * workspace can serve any number of matches and plans. A query without a workspace creates its own.
 */
export class QueryWorkspace {
  /** Player totals, by base and slot. */
  #totals = new Int32Array(0);
  /** Totals of both squads in the filter's zones, in the mirrored zones, and with the squads swapped. */
  readonly ownSums = new Int32Array(bases.length * 2);
  readonly mirroredSums = new Int32Array(bases.length * 2);
  readonly swappedSums = new Int32Array(bases.length * 2);
  #marks = new Uint8Array(0);
  #list = new Int32Array(0);

  /** Returns a buffer with room for at least `cells` cells. It contains values of earlier queries. */
  totals(cells: number): Int32Array {
    if (this.#totals.length < cells) this.#totals = new Int32Array(cells);
    return this.#totals;
  }

  /** Returns a buffer for a list of at least `facts` facts. It contains values of earlier queries. */
  list(facts: number): Int32Array {
    if (this.#list.length < facts) this.#list = new Int32Array(facts);
    return this.#list;
  }

  /** Returns a buffer with room for at least `facts` marks. It contains values of earlier queries. */
  marks(facts: number): Uint8Array {
    if (this.#marks.length < facts) this.#marks = new Uint8Array(facts);
    return this.#marks;
  }
}
