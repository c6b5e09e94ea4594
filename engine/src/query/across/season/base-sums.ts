import type { Plan } from '../../../metrics/plan.js';
import { bases } from '../../../vocabulary/bases.js';
import type { BaseColumn } from './season-columns.js';

/* `as number` marks an index that is in bounds by construction. */

function addWeighted(values: Float64Array, from: number, groups: number, weight: number, into: Float64Array): void {
  for (let group = 0; group < groups; group += 1)
    into[group] = (into[group] as number) + weight * (values[from + group] as number);
}

/**
 * Sums of the bases of a plan by group. The number of groups can grow.
 * **Shape**: the sum of the first group of a base is `values[firstOf(base)]`, and those of the others follow.
 */
export class BaseSums {
  readonly bases: Uint16Array;
  /** The position in `bases` of each base of the vocabulary, or -1. */
  readonly #positions = new Int16Array(bases.length).fill(-1);
  #capacity: number;
  #values: Float64Array;

  constructor(
    readonly plan: Plan,
    groups: number,
  ) {
    this.bases = Uint16Array.of(...plan.counted, ...plan.summed, ...plan.timed);
    for (const [n, base] of this.bases.entries()) this.#positions[base] = n;
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

  /** Returns the position of a base's sum for the first group. **Empty**: -1 if the plan does not read the base. */
  firstOf(base: number): number {
    const n = this.#positions[base] as number;
    return n < 0 ? -1 : n * this.#capacity;
  }

  /** Makes room for at least `groups` groups. */
  reserve(groups: number): void {
    if (groups <= this.#capacity) return;
    const [before, values] = [this.#capacity, this.#values];
    this.#capacity = Math.max(groups, before * 2);
    this.#values = new Float64Array(this.bases.length * this.#capacity);
    for (let n = 0; n < this.bases.length; n += 1)
      this.#values.set(values.subarray(n * before, (n + 1) * before), n * this.#capacity);
  }

  /** Adds rows of base totals, each row to its group. */
  addRows(columns: readonly BaseColumn[], rows: Int32Array, groups: Int32Array): void {
    for (const base of this.bases) addRows(columns[base], rows, groups, this.#values, this.firstOf(base));
  }

  /** Returns a sum of the plan, group by group. */
  sumOf(sum: number, groups: number): Float64Array {
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
      if (source >= bases.length) this.addSum(source - bases.length, groups, into, weight);
      else addWeighted(this.#values, this.firstOf(source), groups, weight, into);
    }
  }
}

/**
 * Adds rows of a column, each to its group. The first group is at `first`. Adjacent rows of a group, such as those of a
 * person, are added up before they are written, because writing each one is several times slower.
 */
export function addRows(
  column: BaseColumn,
  rows: Int32Array,
  groups: Int32Array,
  into: Float64Array | Int32Array,
  first: number,
  weight = 1,
): void {
  if (column === undefined || rows.length === 0) return;
  let [current, sum] = [groups[0] as number, 0];
  for (let n = 0; n < rows.length; n += 1) {
    const group = groups[n] as number;
    if (group !== current) {
      into[first + current] = (into[first + current] as number) + weight * sum;
      current = group;
      sum = 0;
    }
    sum += column[rows[n] as number] as number;
  }
  into[first + current] = (into[first + current] as number) + weight * sum;
}

/** Returns the bases of a sum of a plan, with their weights. */
export function basesOfSum({ termStarts, termSources, termWeights }: Plan, sum: number): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  const add = (of: number, factor: number): void => {
    for (let term = termStarts[of] as number; term < (termStarts[of + 1] as number); term += 1) {
      const source = termSources[term] as number;
      const weight = factor * (termWeights[term] as number);
      if (source >= bases.length) add(source - bases.length, weight);
      else weights.set(source, (weights.get(source) ?? 0) + weight);
    }
  };
  add(sum, 1);
  return weights;
}
