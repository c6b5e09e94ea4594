import type { Plan } from '../../../metrics/plan.js';
import type { BaseSums } from '../season/base-sums.js';
import { addRows } from '../season/base-sums.js';
import type { BaseColumn } from '../season/season-columns.js';

/* `as number` marks an index that is in bounds by construction. */

/**
 * The sums of a plan by cell and part, for measures of single matches. **Empty**: no `other` if no opponent is
 * subtracted.
 */
export class MatchSums {
  readonly #own: ReadonlyMap<number, Int32Array>;
  readonly #other: ReadonlyMap<number, Int32Array>;
  /** The sums of the plan that values depend on. */
  readonly read: readonly number[];

  constructor(plan: Plan, cells: number, hasOther: boolean) {
    this.read = [...new Set([...plan.sums, ...plan.divideBy])].filter((sum) => sum >= 0);
    const columns = (): ReadonlyMap<number, Int32Array> =>
      new Map(this.read.map((sum) => [sum, new Int32Array(cells)]));
    this.#own = columns();
    this.#other = hasOther ? columns() : new Map();
  }

  get bytes(): number {
    return [...this.#own.values(), ...this.#other.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Returns the column of a sum. **Empty**: `undefined` for `other` if no opponent is subtracted. */
  column(operand: 'own' | 'other', sum: number): Int32Array | undefined {
    return (operand === 'own' ? this.#own : this.#other).get(sum);
  }

  /** Adds rows of weighted base totals to a sum, each row to its cell. */
  addRows(
    operand: 'own' | 'other',
    sum: number,
    columns: readonly (readonly [column: BaseColumn, weight: number])[],
    rows: Int32Array,
    cells: Int32Array,
  ): void {
    const into = this.column(operand, sum);
    if (into !== undefined) for (const [column, weight] of columns) addRows(column, rows, cells, into, 0, weight);
  }

  /** Adds the sums of one match. **Shape**: `cells` has the cell and part of each group of `sums`. */
  addMatch(operand: 'own' | 'other', sums: BaseSums, cells: Int32Array): void {
    for (const sum of this.read) {
      const [into, column] = [this.column(operand, sum) as Int32Array, sums.sumOf(sum, cells.length)];
      for (let at = 0; at < cells.length; at += 1)
        into[cells[at] as number] = (into[cells[at] as number] as number) + (column[at] as number);
    }
  }
}
