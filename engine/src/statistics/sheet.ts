import { bases } from '../bases/table.js';
import type { Plan } from '../metrics/plan.js';
import { ALL_EQUAL, orderOf, rankFloats, rankInts, rankOf } from '../metrics/rank.js';
import type { ComputedCode } from '../metrics/table/index.js';

/** Totals per base, `stride` apart; the columns wanted begin at `first`. `postingStarts` tell which bases a match has none of. */
export interface Totals {
  readonly values: Int32Array;
  readonly stride: number;
  readonly first: number;
  readonly postingStarts: Uint16Array;
}

function copyColumns(from: Int32Array, offset: number, columns: number, into: Int32Array, at: number): void {
  for (let c = 0; c < columns; c += 1) into[at + c] = from[offset + c] as number;
}

function addColumns(from: Int32Array, offset: number, columns: number, into: Int32Array, at: number): void {
  for (let c = 0; c < columns; c += 1) into[at + c] = (into[at + c] as number) + (from[offset + c] as number);
}

function addWeighted(from: Int32Array, offset: number, weight: number, columns: number, into: Int32Array, at: number): void {
  for (let c = 0; c < columns; c += 1) into[at + c] = (into[at + c] as number) + Math.imul(weight, from[offset + c] as number);
}

/**
 * The numbers of one answer: a value, an order and a rank for each code of a plan and each column (a person or a squad).
 * A sheet may be filled again and again; what it held before is gone then.
 * **Empty**: a value that does not exist (a ratio over nothing, a metric the source cannot supply) is `undefined`.
 */
export class Sheet {
  readonly #sums: Int32Array;
  /** 1 for the sums that can be other than 0. */
  readonly #filled: Uint8Array;
  readonly #places: Uint16Array;
  readonly #ratios: ReadonlyMap<number, Float64Array>;
  #lacks = 0;

  constructor(readonly plan: Plan, readonly columns: number) {
    const sums = plan.termStarts.length - 1;
    this.#sums = new Int32Array(sums * columns);
    this.#filled = new Uint8Array(sums);
    this.#places = new Uint16Array(plan.codes.length * columns);
    this.#ratios = new Map([...plan.divideBy.entries()].flatMap(([n, by]) => (by < 0 ? [] : [[n, new Float64Array(columns)] as const])));
  }

  /** Codes of the answer, in the order of the plan. */
  get codes(): readonly ComputedCode[] { return this.plan.codes; }

  /** Whether the match can supply code n at all. */
  supplies(n: number): boolean { return ((this.plan.needs[n] ?? 0) & this.#lacks) === 0; }

  /** Value of code n in a column, in the metric's own unit. */
  value(n: number, column: number): number | undefined {
    if (!this.supplies(n)) return undefined;
    const ratio = this.#ratios.get(n)?.[column];
    if (ratio !== undefined) return Number.isNaN(ratio) ? undefined : ratio;
    return (this.#sums[(this.plan.sums[n] ?? 0) * this.columns + column] ?? 0) / (this.plan.divisors[n] ?? 1);
  }

  /** Dense order of a column by code n: 1, 1, 2. 0 where it has no value. */
  order(n: number, column: number): number { return orderOf(this.#places[n * this.columns + column] ?? 0); }

  /** Competition rank of a column by code n: 1, 1, 3. 0 where it has no value. */
  rank(n: number, column: number): number { return rankOf(this.#places[n * this.columns + column] ?? 0); }

  /** Computes every code of the plan from totals, and ranks the columns by it. `lacks` are the match's missing features. */
  fill(totals: Totals, lacks: number): this {
    const { plan, columns } = this;
    this.#lacks = lacks;
    this.#addUp(totals);
    for (const [n, ratios] of this.#ratios) {
      const [of, by] = [(plan.sums[n] as number) * columns, (plan.divideBy[n] as number) * columns];
      for (let c = 0; c < columns; c += 1) {
        const under = (this.#sums[by + c] as number) * (plan.divisors[n] as number);
        ratios[c] = under === 0 ? NaN : (this.#sums[of + c] as number) / under;
      }
    }
    return this.#rank();
  }

  /** Takes another sheet of the same plan and columns away from this one, and ranks anew. A value absent in either is absent. */
  less(other: Sheet): this {
    for (let at = 0; at < this.#sums.length; at += 1) this.#sums[at] = (this.#sums[at] as number) - (other.#sums[at] as number);
    for (let sum = 0; sum < this.#filled.length; sum += 1) this.#filled[sum] = (this.#filled[sum] as number) | (other.#filled[sum] as number);
    for (const [n, ratios] of this.#ratios) {
      const others = other.#ratios.get(n);
      ratios.forEach((ratio, column) => { ratios[column] = ratio - (others?.[column] ?? NaN); });
    }
    return this.#rank();
  }

  /** Computes every sum of the plan, passing over bases the match has none of. */
  #addUp({ values, stride, first, postingStarts }: Totals): void {
    const { columns } = this;
    const { termStarts, termSources, termWeights } = this.plan;
    const [sums, filled] = [this.#sums, this.#filled];
    for (let sum = 0; sum < filled.length; sum += 1) {
      const at = sum * columns;
      let any = 0;
      const end = termStarts[sum + 1] as number;
      for (let t = termStarts[sum] as number; t < end; t += 1) {
        const source = termSources[t] as number;
        const earlier = source - bases.length;
        if (earlier < 0 ? postingStarts[source] === postingStarts[source + 1] : filled[earlier] === 0) continue;
        const [from, offset] = earlier < 0 ? [values, source * stride + first] : [sums, earlier * columns];
        const weight = termWeights[t] as number;
        if (any === 0 && weight === 1) copyColumns(from, offset, columns, sums, at);
        else {
          if (any === 0) sums.fill(0, at, at + columns);
          if (weight === 1) addColumns(from, offset, columns, sums, at);
          else addWeighted(from, offset, weight, columns, sums, at);
        }
        any = 1;
      }
      if (any === 0) sums.fill(0, at, at + columns);
      filled[sum] = any;
    }
  }

  #rank(): this {
    const { plan, columns } = this;
    const [sums, filled, places] = [this.#sums, this.#filled, this.#places];
    places.fill(ALL_EQUAL);
    for (let n = 0; n < plan.codes.length; n += 1) {
      const sum = plan.sums[n] as number;
      if (plan.divideBy[n] === -1 && filled[sum] === 1) rankInts(sums, sum * columns, columns, places, n * columns);
    }
    for (const [n, ratios] of this.#ratios) rankFloats(ratios, columns, places, n * columns);
    return this;
  }
}
