import { bases, metricOf, type Linear, type MetricCode } from '@goalsquare/engine';
import type { AcrossAnswer } from './answer.js';
import type { AcrossQuestion } from './questions.js';

const numberOf = new Map(bases.map(({ code, index }) => [code, index]));

/** Result rows of a peer: their number, their keys, the number of matches in each row, and each base's sums by row. */
export interface PeerRows {
  readonly size: number;
  readonly keys: AcrossAnswer['keys'];
  readonly matches: ArrayLike<number>;
  readonly sums: ReadonlyMap<number, ArrayLike<number>>;
}

function add({ weights }: Linear, rows: number, sums: PeerRows['sums']): Float64Array {
  const column = new Float64Array(rows);
  for (const [code, weight] of weights) {
    const of = sums.get(numberOf.get(code) ?? -1);
    if (of === undefined) continue;
    for (let row = 0; row < rows; row += 1) column[row] = (column[row] as number) + weight * (of[row] as number);
  }
  return column;
}

/**
 * Computes a metric for each row. Whole numbers are divided only once, so that equal values stay equal. Ratios are
 * rounded to nine decimals.
 */
function valuesOf(code: MetricCode, { size, matches, sums }: PeerRows, isPerMatch: boolean): Float64Array {
  const formula = metricOf(code).formula.player;
  if (formula === undefined) throw new Error(`${code} is not a metric of players`);
  const of = add(formula.is === 'linear' ? formula : formula.of, size, sums);
  if (formula.is === 'linear')
    return of.map((sum, row) => sum / (formula.divisor * (isPerMatch ? (matches[row] as number) : 1)));
  const to = add(formula.to, size, sums);
  return of.map((sum, row) => {
    const under = (to[row] as number) * formula.of.divisor;
    return under === 0 ? NaN : Math.round(((sum * formula.scale * formula.to.divisor) / under) * 1e9) / 1e9;
  });
}

/** Returns the number of sorted values that are below a value. */
function below(sorted: Float64Array, value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as number) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

interface Places {
  readonly order: Int32Array;
  readonly rank: Int32Array;
  readonly percentile: Float64Array;
}

/** Returns the order, rank and percentile of each value. */
function place(values: Float64Array): Places {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const distinct = sorted.filter((value, at) => value !== sorted[at - 1]);
  const places: Places = {
    order: new Int32Array(values.length),
    rank: new Int32Array(values.length),
    percentile: new Float64Array(values.length).fill(NaN),
  };
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number;
    if (Number.isNaN(value)) continue;
    const at = below(distinct, value);
    const less = below(sorted, value);
    const next = distinct[at + 1];
    const equal = (next === undefined ? sorted.length : below(sorted, next)) - less;
    places.order[row] = distinct.length - at;
    places.rank[row] = sorted.length - less - equal + 1;
    if (sorted.length > 1) places.percentile[row] = (100 * (less + (equal - 1) / 2)) / (sorted.length - 1);
  }
  return places;
}

const answer = (
  keys: AcrossAnswer['keys'],
  values: readonly Float64Array[],
  read: AcrossQuestion['read'],
): AcrossAnswer => {
  const places = values.map(place);
  return {
    keys,
    values,
    orders: places.map(({ order }) => order),
    ranks: places.map(({ rank }) => rank),
    percentiles: read === 'ranks' ? [] : places.map(({ percentile }) => percentile),
  };
};

/** Computes formulas, order and rank from sums, in the same plain JavaScript for every peer. */
export function finish({ query, read }: AcrossQuestion, rows: PeerRows): AcrossAnswer {
  const isPerMatch = query.measures?.[0] === 'perMatch';
  const kept = Array.from({ length: rows.size }, (_, row) => row).filter(
    (row) => (rows.matches[row] ?? 1) >= (query.minMatches ?? 1),
  );
  const values = query.codes.map((code) => valuesOf(code, rows, isPerMatch));
  if (kept.length === rows.size) return answer(rows.keys, values, read);
  return answer(
    () => {
      const keys = rows.keys();
      return kept.map((row) => keys[row] ?? '');
    },
    values.map((column) => Float64Array.from(kept, (row) => column[row] as number)),
    read,
  );
}

/** Returns the answer of a peer that has computed the only value of a question itself. */
export const finishValues = (
  { read }: AcrossQuestion,
  keys: AcrossAnswer['keys'],
  values: Float64Array,
): AcrossAnswer => answer(keys, [values], read);

/** Collects sums in long form, one row for each key and base. Listed keys get a row even if they do not occur. */
export class LongRows {
  readonly #rows: Map<string, number>;
  readonly #sums = new Map<number, number[]>();

  constructor(keys: readonly string[]) {
    this.#rows = new Map(keys.map((key, row) => [key, row]));
  }

  add(key: string, base: number, sum: number): void {
    let row = this.#rows.get(key);
    if (row === undefined) this.#rows.set(key, (row = this.#rows.size));
    let sums = this.#sums.get(base);
    if (sums === undefined) this.#sums.set(base, (sums = []));
    sums[row] = sum;
  }

  rows(): PeerRows {
    const keys = [...this.#rows.keys()];
    const sums = [...this.#sums].map(
      ([base, column]) => [base, Float64Array.from(keys, (_, row) => column[row] ?? 0)] as const,
    );
    return {
      size: keys.length,
      keys: () => keys,
      matches: new Float64Array(keys.length).fill(1),
      sums: new Map(sums),
    };
  }
}
