import type { Plan } from '../../../metrics/plan.js';
import { bases } from '../../../vocabulary/bases.js';
import { bundlesOf, type PlanBundles } from './plan-bundles.js';
import type { BaseColumn } from './season-columns.js';

/** Rows to be added to groups: those from `starts`, included, to `ends`, excluded. Other runs may follow. */
export interface Runs {
  readonly size: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly groups: Int32Array;
}

/** Whether rows have more than so many runs of consecutive rows of one group. */
export function hasMoreRuns(rows: Int32Array, groups: Int32Array, most: number): boolean {
  let [size, end, current] = [0, -1, -1];
  for (let at = 0; at < rows.length && size <= most; at += 1) {
    const row = rows[at] as number;
    const group = groups[at] as number;
    if (row !== end || group !== current) {
      size += 1;
      current = group;
    }
    end = row + 1;
  }
  return size > most;
}

/**
 * Returns the runs of consecutive rows of one group. With sorted rows a person is one run, so that most of a column is
 * added up without looking at groups. `isIncluded` leaves out rows.
 */
export function runsOf(rows: Int32Array, groups: Int32Array, isIncluded?: (row: number) => boolean): Runs {
  const runs = {
    starts: new Int32Array(rows.length),
    ends: new Int32Array(rows.length),
    groups: new Int32Array(rows.length),
  };
  let [size, end, current] = [0, -1, -1];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const group = groups[at] as number;
    if (isIncluded !== undefined && !isIncluded(row)) continue;
    if (row !== end || group !== current) {
      runs.starts[size] = row;
      runs.groups[size] = group;
      size += 1;
      current = group;
    }
    end = row + 1;
    runs.ends[size - 1] = end;
  }
  return { size, ...runs };
}

/*
 * One function for each kind of column, so that each loop reads one kind. `as number` marks an index that is in bounds
 * by construction.
 */

function addNarrow(column: Int16Array, { size, starts, ends, groups }: Runs, into: Float64Array, offset: number): void {
  for (let run = 0; run < size; run += 1) {
    const end = ends[run] as number;
    let sum = 0;
    for (let row = starts[run] as number; row < end; row += 1) sum = (sum + (column[row] as number)) | 0;
    const at = offset + (groups[run] as number);
    into[at] = (into[at] as number) + sum;
  }
}

function addWide(column: Int32Array, { size, starts, ends, groups }: Runs, into: Float64Array, offset: number): void {
  for (let run = 0; run < size; run += 1) {
    const end = ends[run] as number;
    let sum = 0;
    for (let row = starts[run] as number; row < end; row += 1) sum += column[row] as number;
    const at = offset + (groups[run] as number);
    into[at] = (into[at] as number) + sum;
  }
}

/** Returns the totals of consecutive runs of a column. */
export function totalsOfRuns(column: BaseColumn, runStarts: Int32Array): Int32Array | undefined {
  if (column === undefined) return undefined;
  return column instanceof Int16Array ? narrowTotals(column, runStarts) : wideTotals(column, runStarts);
}

function narrowTotals(column: Int16Array, runStarts: Int32Array): Int32Array {
  const totals = new Int32Array(runStarts.length - 1);
  for (let run = 0; run < totals.length; run += 1) {
    const end = runStarts[run + 1] as number;
    let sum = 0;
    for (let row = runStarts[run] as number; row < end; row += 1) sum = (sum + (column[row] as number)) | 0;
    totals[run] = sum;
  }
  return totals;
}

function wideTotals(column: Int32Array, runStarts: Int32Array): Int32Array {
  const totals = new Int32Array(runStarts.length - 1);
  for (let run = 0; run < totals.length; run += 1) {
    const end = runStarts[run + 1] as number;
    let sum = 0;
    for (let row = runStarts[run] as number; row < end; row += 1) sum += column[row] as number;
    totals[run] = sum;
  }
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

/** Adds the rows of a column to their groups. */
export function addRuns(column: BaseColumn, runs: Runs, into: Float64Array, offset: number): void {
  if (column instanceof Int16Array) addNarrow(column, runs, into, offset);
  else if (column !== undefined) addWide(column, runs, into, offset);
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
