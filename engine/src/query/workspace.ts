import { bases } from '../vocabulary/bases.js';

/**
 * The buffers of a query, reused by the next query: a query ends before another begins. Results are never in them. One
 * workspace serves any number of matches and plans. A query that gets none creates its own.
 */
export class QueryWorkspace {
  /** Totals of players, by base and slot. */
  #totals = new Int32Array(0);
  /** Totals of both squads in the zones of the filter, in the mirrored zones, and with the squads swapped. */
  readonly ownSums = new Int32Array(bases.length * 2);
  readonly mirroredSums = new Int32Array(bases.length * 2);
  readonly swappedSums = new Int32Array(bases.length * 2);
  #marks = new Uint8Array(0);
  #actMarks = new Uint8Array(0);
  #list = new Int32Array(0);

  /** Returns a buffer of at least `cells` cells, with values of earlier queries. */
  totals(cells: number): Int32Array {
    if (this.#totals.length < cells) this.#totals = new Int32Array(cells);
    return this.#totals;
  }

  /** Returns a buffer of at least `facts` marks, with values of earlier queries. */
  marks(facts: number): Uint8Array {
    if (this.#marks.length < facts) this.#marks = new Uint8Array(facts);
    return this.#marks;
  }

  /** Returns a buffer for a list of at least `facts` facts, with values of earlier queries. */
  list(facts: number): Int32Array {
    if (this.#list.length < facts) this.#list = new Int32Array(facts);
    return this.#list;
  }

  /** Returns a buffer of at least `facts` marks of a filter of acts, with values of earlier queries. */
  actMarks(facts: number): Uint8Array {
    if (this.#actMarks.length < facts) this.#actMarks = new Uint8Array(facts);
    return this.#actMarks;
  }
}
