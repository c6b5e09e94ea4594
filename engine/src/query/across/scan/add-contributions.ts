import type { SeasonActs } from '../season/season-acts.js';

/* `as number` marks an index that is in bounds by construction. */

/** Adds 1 to the group of each contribution. Groups that are left out are added to a place after the last group. */
export function addCounts(
  rows: SeasonActs['rows'],
  from: number,
  to: number,
  groups: Int32Array,
  sums: Float64Array,
): void {
  for (let k = from; k < to; k += 1) {
    const group = groups[rows[k] as number] as number;
    sums[group] = (sums[group] as number) + 1;
  }
}

/** Adds amounts, of which the first of the season is that of contribution `firstAmount`. */
export function addAmounts(
  { rows, amounts }: SeasonActs,
  from: number,
  to: number,
  firstAmount: number,
  groups: Int32Array,
  sums: Float64Array,
): void {
  for (let k = from; k < to; k += 1) {
    const group = groups[rows[k] as number] as number;
    sums[group] = (sums[group] as number) + (amounts[k - firstAmount] as number);
  }
}
