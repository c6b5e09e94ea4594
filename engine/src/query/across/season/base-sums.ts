import type { Plan } from '../../../metrics/plan.js';
import { bases } from '../../../vocabulary/bases.js';
import { bundlesOf, type PlanBundles } from './plan-bundles.js';
import type { BaseColumn } from './season-columns.js';

/* `as number` marks an index that is in bounds by construction. */

/** Returns the totals of consecutive runs of a column. */
export function totalsOfRuns(column: BaseColumn, runStarts: Int32Array): Int32Array | undefined {
  if (column === undefined) return undefined;
  const totals = new Int32Array(runStarts.length - 1);
  for (let run = 0; run < totals.length; run += 1)
    for (let row = runStarts[run] as number; row < (runStarts[run + 1] as number); row += 1)
      totals[run] = (totals[run] as number) + (column[row] as number);
  return totals;
}

/** Adds the totals of persons to their groups. */
export function addTotalsOfRuns(
  totals: Int32Array | undefined,
  groups: Int32Array,
  into: Float64Array,
  offset: number,
): void {
  if (totals === undefined) return;
  for (let run = 0; run < totals.length; run += 1) {
    const at = offset + (groups[run] as number);
    into[at] = (into[at] as number) + (totals[run] as number);
  }
}

function addWeighted(values: Float64Array, offset: number, groups: number, weight: number, into: Float64Array): void {
  for (let group = 0; group < groups; group += 1)
    into[group] = (into[group] as number) + weight * (values[offset + group] as number);
}

/**
 * Sums of the bundles of a plan by group. The number of groups can grow.
 * **Shape**: the sum of a bundle begins at `values[bundle * capacity]`.
 */
export class BaseSums {
  #capacity: number;
  #values: Float64Array;
  readonly planBundles: PlanBundles;

  constructor(
    readonly plan: Plan,
    groups: number,
  ) {
    this.planBundles = bundlesOf(plan);
    this.#capacity = groups;
    this.#values = new Float64Array(this.bundles.length * groups);
  }

  /** The bases of all bundles, one bundle after the other. */
  get bases(): Uint16Array {
    return this.planBundles.bases;
  }

  /** The bases of each bundle. */
  get bundles(): PlanBundles['bundles'] {
    return this.planBundles.bundles;
  }

  get capacity(): number {
    return this.#capacity;
  }

  get values(): Float64Array {
    return this.#values;
  }

  get bytes(): number {
    return this.#values.byteLength;
  }

  /** Returns the bundle of a base, or -1. */
  bundleOf(base: number): number {
    return this.planBundles.bundleOf[base] as number;
  }

  /** Makes room for at least `groups` groups. */
  reserve(groups: number): void {
    if (groups <= this.#capacity) return;
    const capacity = Math.max(groups, this.#capacity * 2);
    const values = new Float64Array(this.bundles.length * capacity);
    for (let bundle = 0; bundle < this.bundles.length; bundle += 1)
      values.set(this.#values.subarray(bundle * this.#capacity, (bundle + 1) * this.#capacity), bundle * capacity);
    this.#capacity = capacity;
    this.#values = values;
  }

  /** Returns a sum of the plan, group by group, not to be changed: it is a part of these sums if it is a bundle. */
  sumOf(sum: number, groups: number): Float64Array {
    const bundle = this.planBundles.equalTo[sum] as number;
    const from = bundle * this.#capacity;
    if (bundle >= 0) return this.#values.subarray(from, from + groups);
    const column = new Float64Array(groups);
    this.addSum(sum, groups, column);
    return column;
  }

  /** Adds a sum of the plan times a factor, group by group. */
  addSum(sum: number, groups: number, into: Float64Array, factor = 1): void {
    const { termStarts, termSources, termWeights } = this.plan;
    for (let term = termStarts[sum] as number; term < (termStarts[sum + 1] as number); term += 1) {
      const source = termSources[term] as number;
      const weight = factor * (termWeights[term] as number);
      const bundle = this.planBundles.termBundles[term] as number;
      if (source >= bases.length) this.addSum(source - bases.length, groups, into, weight);
      else if (bundle >= 0) addWeighted(this.#values, bundle * this.#capacity, groups, weight, into);
    }
  }
}
