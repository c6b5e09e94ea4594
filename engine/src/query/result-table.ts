import type { Plan } from '../metrics/plan.js';
import { ALL_EQUAL, orderOf, rankFloats, rankInts, rankOf } from './rank.js';
import type { MetricCode } from '../metrics/codes.js';

/** Totals per base, `stride` apart. The columns of the table begin at `first`. */
export interface Totals {
  readonly values: Int32Array;
  readonly stride: number;
  readonly first: number;
}

/** The values of a ratio by column, NaN if missing, and their packed ranks. */
export interface RatioColumns {
  readonly values: Float64Array;
  readonly packedRanks: Uint16Array;
}

/**
 * The results of a query: a value, an order and a rank for each code of a plan and each column (a person or a squad). A
 * table can be filled again, which replaces its results.
 * **Shape**: sum s of the plan begins at `sums[s * columns]`, its packed ranks at the same index; ratios are stored
 * apart, by code.
 * **Empty**: a value that does not exist (a ratio with denominator 0, a metric that the source cannot supply) is
 * `undefined`.
 */
export class ResultTable {
  readonly sums: Int32Array;
  readonly packedRanks: Uint16Array;
  readonly #ratios: Map<number, RatioColumns>;
  /** For each sum, a number that is 0 only if the sum is 0 in all columns. */
  readonly bits: Int32Array;
  lacks = 0;
  /** Codes whose values were supplied from elsewhere. **Empty**: `undefined` if there are none. */
  #supplied: Set<number> | undefined;

  constructor(
    readonly plan: Plan,
    readonly columns: number,
  ) {
    const sums = plan.ranked.length;
    this.sums = new Int32Array(sums * columns);
    this.bits = new Int32Array(sums);
    this.packedRanks = new Uint16Array(sums * columns);
    this.#ratios = new Map(
      [...plan.divideBy.entries()].flatMap(([n, by]) =>
        by < 0 ? [] : [[n, { values: new Float64Array(columns), packedRanks: new Uint16Array(columns) }] as const],
      ),
    );
  }

  /** The columns of ratios and of supplied codes, by position of the code. */
  get ratios(): ReadonlyMap<number, RatioColumns> {
    return this.#ratios;
  }

  /** Codes of the results, in plan order. */
  get codes(): readonly MetricCode[] {
    return this.plan.codes;
  }

  /** Whether the match can supply code n. */
  supplies(n: number): boolean {
    return ((this.plan.needs[n] ?? 0) & this.lacks) === 0 || this.#supplied?.has(n) === true;
  }

  /**
   * Supplies a code's values, one for each column, if the match's transactions lack them, and ranks them.
   * **Empty**: NaN is a missing value.
   */
  supply(n: number, values: Float64Array): void {
    const packedRanks = new Uint16Array(this.columns);
    rankFloats(values, this.columns, packedRanks, 0);
    this.#ratios.set(n, { values, packedRanks });
    (this.#supplied ??= new Set()).add(n);
  }

  /** Returns the value of code n in a column, in the metric's unit. **Empty**: `undefined` if it does not exist. */
  value(n: number, column: number): number | undefined {
    if (!this.supplies(n)) return undefined;
    const ratio = this.#ratios.get(n)?.values[column];
    if (ratio !== undefined) return Number.isNaN(ratio) ? undefined : ratio;
    return (this.sums[(this.plan.sums[n] ?? 0) * this.columns + column] ?? 0) / (this.plan.divisors[n] ?? 1);
  }

  /** Returns the dense order of a column in code n: 1, 1, 2. It is 0 without a value. */
  order(n: number, column: number): number {
    return orderOf(this.#packedRank(n, column));
  }

  /** Returns the competition rank of a column in code n: 1, 1, 3. It is 0 without a value. */
  rank(n: number, column: number): number {
    return rankOf(this.#packedRank(n, column));
  }

  /**
   * Subtracts another table with the same plan and columns, and ranks the differences. A value that is missing in
   * either table is missing in the result.
   */
  subtract(other: ResultTable): this {
    const { columns, sums, bits, packedRanks, plan } = this;
    packedRanks.fill(ALL_EQUAL);
    for (let sum = 0; sum < bits.length; sum += 1) {
      let found = 0;
      for (let at = sum * columns; at < (sum + 1) * columns; at += 1) {
        const value = (sums[at] as number) - (other.sums[at] as number);
        sums[at] = value;
        found |= value;
      }
      bits[sum] = found;
      if (plan.ranked[sum] === 1) rankInts(sums, sum * columns, columns, found, packedRanks);
    }
    for (const [n, { values, packedRanks: ratioRanks }] of this.#ratios) {
      const others = other.ratios.get(n)?.values;
      values.forEach((ratio, column) => {
        values[column] = ratio - (others?.[column] ?? NaN);
      });
      rankFloats(values, columns, ratioRanks, 0);
    }
    return this;
  }

  #packedRank(n: number, column: number): number {
    return (
      this.#ratios.get(n)?.packedRanks[column] ??
      this.packedRanks[(this.plan.sums[n] ?? 0) * this.columns + column] ??
      0
    );
  }
}
