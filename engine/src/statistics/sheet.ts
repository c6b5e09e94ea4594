import { countedBases } from '../bases/table.js';
import type { Plan } from '../metrics/plan.js';
import { ALL_EQUAL, orderOf, rankFloats, rankInts, rankOf } from '../metrics/rank.js';
import type { ComputedCode } from '../metrics/table/index.js';

/** Totals per base, `stride` apart; the columns wanted begin at `first`. `holds` says whether a match has any of a base. */
export interface Totals {
  readonly values: Int32Array;
  readonly stride: number;
  readonly first: number;
  readonly holds: (base: number) => boolean;
}

function addTerm(from: Int32Array, offset: number, weight: number, columns: number, into: Int32Array, at: number): void {
  for (let c = 0; c < columns; c += 1) into[at + c] = (into[at + c] as number) + weight * (from[offset + c] as number);
}

/**
 * The numbers of one answer: a value, an order and a rank for each code of a plan and each column (a person or a squad).
 * A sheet may be filled again and again; what it held before is gone then.
 * **Empty**: a value that does not exist (a ratio over nothing, a metric the source cannot supply) is `undefined`.
 */
export class Sheet {
  readonly #raw: Int32Array;
  readonly #places: Uint16Array;
  readonly #ratios: ReadonlyMap<number, Float64Array>;
  #lacks = 0;

  constructor(readonly plan: Plan, readonly columns: number) {
    this.#raw = new Int32Array(plan.codes.length * columns);
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
    return (this.#raw[n * this.columns + column] ?? 0) / (this.plan.divisors[this.plan.columns[n] ?? 0] ?? 1);
  }

  /** Dense order of a column by code n: 1, 1, 2. */
  order(n: number, column: number): number { return orderOf(this.#places[n * this.columns + column] ?? 0); }

  /** Competition rank of a column by code n: 1, 1, 3. */
  rank(n: number, column: number): number { return rankOf(this.#places[n * this.columns + column] ?? 0); }

  /** Computes every code of the plan from totals, and ranks the columns by it. `lacks` are the match's missing features. */
  fill(totals: Totals, lacks: number): this {
    const { plan, columns } = this;
    this.#lacks = lacks;
    this.#raw.fill(0);
    this.#places.fill(ALL_EQUAL);
    for (let n = 0; n < plan.codes.length; n += 1) {
      if ((plan.divideBy[n] as number) >= 0) this.#fillRatio(n, totals);
      else if (this.#fillLinear(plan.columns[n] as number, n * columns, totals)) rankInts(this.#raw, n * columns, columns, this.#places, n * columns);
    }
    return this;
  }

  /** Takes another sheet of the same plan and columns away from this one, and ranks anew. A value absent in either is absent. */
  less(other: Sheet): this {
    for (let at = 0; at < this.#raw.length; at += 1) this.#raw[at] = (this.#raw[at] as number) - (other.#raw[at] as number);
    for (const [n, ratios] of this.#ratios) {
      const others = other.#ratios.get(n);
      ratios.forEach((ratio, column) => { ratios[column] = ratio - (others?.[column] ?? NaN); });
    }
    this.#places.fill(ALL_EQUAL);
    for (let n = 0; n < this.plan.codes.length; n += 1) {
      const [at, ratios] = [n * this.columns, this.#ratios.get(n)];
      if (ratios === undefined) rankInts(this.#raw, at, this.columns, this.#places, at);
      else rankFloats(ratios, this.#places, at);
    }
    return this;
  }

  #fillLinear(column: number, at: number, { values, stride, first, holds }: Totals): boolean {
    const { termStarts, termBases, termWeights } = this.plan;
    let any = false;
    const end = termStarts[column + 1] as number;
    for (let t = termStarts[column] as number; t < end; t += 1) {
      const base = termBases[t] as number;
      if (base < countedBases && !holds(base)) continue;
      any = true;
      addTerm(values, base * stride + first, termWeights[t] as number, this.columns, this.#raw, at);
    }
    return any;
  }

  #fillRatio(n: number, totals: Totals): void {
    const { plan, columns } = this;
    const ratios = this.#ratios.get(n);
    if (ratios === undefined) return;
    for (let c = 0; c < columns; c += 1) {
      const to = this.#weigh(plan.divideBy[n] as number, totals, c);
      ratios[c] = to === 0 ? NaN : ((plan.scales[n] as number) * this.#weigh(plan.columns[n] as number, totals, c)) / to;
    }
    rankFloats(ratios, this.#places, n * columns);
  }

  #weigh(column: number, { values, stride, first }: Totals, c: number): number {
    const { termStarts, termBases, termWeights, divisors } = this.plan;
    let sum = 0;
    const end = termStarts[column + 1] as number;
    for (let t = termStarts[column] as number; t < end; t += 1) {
      sum += (termWeights[t] as number) * (values[(termBases[t] as number) * stride + first + c] as number);
    }
    return sum / (divisors[column] as number);
  }
}
