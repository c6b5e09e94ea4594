import type { Plan, PlannedBases } from '../../metrics/plan.js';
import { bases } from '../../vocabulary/bases.js';
import type { BaseColumn } from './season-columns.js';

/** Returns the bases that a plan reads, each once. */
export const basesOfPlan = ({ counted, summed, timed }: PlannedBases): Uint16Array =>
  Uint16Array.from([...counted, ...summed, ...timed]);

/** The bases of a plan, and the place of each base among them, or -1. */
interface PlannedPlaces {
  readonly bases: Uint16Array;
  readonly places: Int16Array;
}

/** Plans are kept for many questions, and so is what follows from them. */
const placesOfPlans = new WeakMap<PlannedBases, PlannedPlaces>();

function placesOf(plan: PlannedBases): PlannedPlaces {
  const known = placesOfPlans.get(plan);
  if (known !== undefined) return known;
  const made = { bases: basesOfPlan(plan), places: new Int16Array(bases.length).fill(-1) };
  made.bases.forEach((base, n) => {
    made.places[base] = n;
  });
  placesOfPlans.set(plan, made);
  return made;
}

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

/** Up to so many numbers are copied faster one by one. */
const FEW_NUMBERS = 64;

function copyOf(values: Float64Array, from: number, size: number): Float64Array {
  if (size > FEW_NUMBERS) return values.slice(from, from + size);
  const copy = new Float64Array(size);
  for (let at = 0; at < size; at += 1) copy[at] = values[from + at] as number;
  return copy;
}

function addWeighted(values: Float64Array, offset: number, groups: number, weight: number, into: Float64Array): void {
  for (let group = 0; group < groups; group += 1)
    into[group] = (into[group] as number) + weight * (values[offset + group] as number);
}

/**
 * Sums of the bases of a plan by group. The number of groups can grow.
 * **Shape**: the sum of base n of the plan begins at `values[n * capacity]`.
 */
export class BaseSums {
  readonly bases: Uint16Array;
  #capacity: number;
  #values: Float64Array;
  readonly #places: Int16Array;

  constructor(
    readonly plan: Plan,
    groups: number,
  ) {
    ({ bases: this.bases, places: this.#places } = placesOf(plan));
    this.#capacity = groups;
    this.#values = new Float64Array(this.bases.length * groups);
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

  /** Returns the position of a base among those of the plan, or -1. */
  placeOf(base: number): number {
    return this.#places[base] as number;
  }

  /** Makes room for at least `groups` groups. */
  reserve(groups: number): void {
    if (groups <= this.#capacity) return;
    const capacity = Math.max(groups, this.#capacity * 2);
    const values = new Float64Array(this.bases.length * capacity);
    for (let n = 0; n < this.bases.length; n += 1)
      values.set(this.#values.subarray(n * this.#capacity, (n + 1) * this.#capacity), n * capacity);
    this.#capacity = capacity;
    this.#values = values;
  }

  /** Returns a sum of the plan, group by group. */
  sumOf(sum: number, groups: number): Float64Array {
    const { termStarts, termSources, termWeights } = this.plan;
    const first = termStarts[sum] as number;
    const source = termSources[first] as number;
    const isBase = source < bases.length && termWeights[first] === 1 && termStarts[sum + 1] === first + 1;
    if (isBase) {
      const from = (this.#places[source] as number) * this.#capacity;
      return copyOf(this.#values, from, groups);
    }
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
      if (source >= bases.length) {
        this.addSum(source - bases.length, groups, into, weight);
        continue;
      }
      addWeighted(this.#values, (this.#places[source] as number) * this.#capacity, groups, weight, into);
    }
  }
}
