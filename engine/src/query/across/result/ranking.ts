/* eslint-disable @typescript-eslint/prefer-for-of -- an iterator makes a question for all metrics 1.1 times as slow */

/** The places of values, greatest first. **Empty**: NaN is no value; its order and rank are 0. */
export interface Ranks {
  readonly order: Int32Array;
  readonly rank: Int32Array;
}

/** With at most so many counters for each row, whole numbers are ranked by counting. */
const COUNTERS_PER_ROW = 8;

/** The least and the greatest value, and how many there are. */
interface Span {
  readonly least: number;
  readonly greatest: number;
  readonly size: number;
}

function spanOf(values: Float64Array): Span {
  let least = Infinity;
  let greatest = -Infinity;
  let size = 0;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number;
    if (value !== value) continue;
    size += 1;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return { least, greatest, size };
}

/** Stands for NaN among whole numbers. */
const NO_VALUE = -2_147_483_648;

/**
 * Writes values, which may be divided by `divisor`, as whole numbers of 32 bits. **Empty**: `undefined` if one is not
 * such a number.
 */
function wholeSpanOf(values: Float64Array, divisor: number, whole: Int32Array): Span | undefined {
  let least = 2_147_483_647;
  let greatest = NO_VALUE;
  let size = 0;
  const isDivided = divisor !== 1;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number;
    const sum = isDivided ? Math.round(value * divisor) : value;
    const number = sum | 0;
    if (number !== sum || number === NO_VALUE || (isDivided && sum / divisor !== value)) {
      if (value === value) return undefined;
      whole[row] = NO_VALUE;
      continue;
    }
    whole[row] = number;
    size += 1;
    if (number < least) least = number;
    if (number > greatest) greatest = number;
  }
  return { least, greatest, size };
}

/** Replaces how often each of `size` values occurs by how many are greater, and writes the dense order of each. */
function placesOf(counts: Int32Array, orders: Int32Array, size: number): void {
  let [order, greater] = [0, 0];
  for (let at = size - 1; at >= 0; at -= 1) {
    const count = counts[at] as number;
    if (count === 0) continue;
    order += 1;
    orders[at] = order;
    counts[at] = greater;
    greater += count;
  }
}

/** A bucket with at most so many rows is sorted by insertion. */
const FEW = 24;

/** Whether rows are in ascending order already, as they are if all have the same value. */
function isSorted(rows: Int32Array, values: Float64Array, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1)
    if ((values[rows[at - 1] as number] as number) > (values[rows[at] as number] as number)) return false;
  return true;
}

function sortRange(rows: Int32Array, values: Float64Array, from: number, to: number): void {
  if (to - from > FEW) {
    if (isSorted(rows, values, from, to)) return;
    rows.subarray(from, to).sort((a, b) => (values[a] as number) - (values[b] as number));
    return;
  }
  for (let at = from + 1; at < to; at += 1) {
    const row = rows[at] as number;
    const value = values[row] as number;
    let place = at;
    for (; place > from && (values[rows[place - 1] as number] as number) > value; place -= 1)
      rows[place] = rows[place - 1] as number;
    rows[place] = row;
  }
}

/** Room for numbers that are needed while a column is ranked. */
class Scratch {
  #numbers = new Int32Array(0);

  /** Returns at least `size` numbers, of any value. */
  numbers(size: number): Int32Array {
    if (size > this.#numbers.length) this.#numbers = new Int32Array(size * 2);
    return this.#numbers;
  }

  /** Returns at least `size` numbers, of which so many are 0. */
  zeros(size: number): Int32Array {
    return this.numbers(size).fill(0, 0, size);
  }
}

/** Ranks columns, one after the other. Its scratch is used for each. */
export class ColumnRanker {
  readonly #counts = new Scratch();
  readonly #places = new Scratch();

  /**
   * Returns the places of values, greatest first: dense order (1, 1, 2) and competition rank (1, 1, 3). If the values
   * are whole numbers that were divided by `divisor`, they are ranked by these numbers, which is faster.
   */
  rank(values: Float64Array, divisor: number): Ranks {
    const order = new Int32Array(values.length);
    const rank = new Int32Array(values.length);
    const span = wholeSpanOf(values, divisor, order);
    if (span !== undefined && span.size > 0 && span.greatest - span.least < span.size * COUNTERS_PER_ROW)
      this.#byCounting(order, rank, span);
    else this.#bySorting(values, order, rank, spanOf(values));
    return { order, rank };
  }

  /** Ranks whole numbers, which are replaced by their orders. */
  #byCounting(whole: Int32Array, rank: Int32Array, { least, greatest }: Span): void {
    const size = greatest - least + 1;
    const [counts, orders] = [this.#counts.zeros(size), this.#places.numbers(size)];
    for (let row = 0; row < whole.length; row += 1) {
      const number = whole[row] as number;
      if (number !== NO_VALUE) counts[number - least] = (counts[number - least] as number) + 1;
    }
    placesOf(counts, orders, size);
    for (let row = 0; row < whole.length; row += 1) {
      const at = (whole[row] as number) - least;
      if (whole[row] === NO_VALUE) {
        whole[row] = 0;
        continue;
      }
      whole[row] = orders[at] as number;
      rank[row] = (counts[at] as number) + 1;
    }
  }

  /** Ranks values from the greatest down. Equal ones share the order and the rank of the first of them. */
  #bySorting(values: Float64Array, order: Int32Array, rank: Int32Array, span: Span): void {
    const rows = this.#sortedRows(values, span);
    order.fill(0);
    let last = NaN;
    let [ownOrder, ownRank] = [0, 0];
    for (let at = span.size - 1; at >= 0; at -= 1) {
      const row = rows[at] as number;
      const value = values[row] as number;
      if (value !== last) {
        last = value;
        ownOrder += 1;
        ownRank = span.size - at;
      }
      order[row] = ownOrder;
      rank[row] = ownRank;
    }
  }

  /**
   * Returns the rows with a value in ascending order, by as many buckets of equal width as there are values: most hold
   * one or two different ones.
   */
  #sortedRows(values: Float64Array, { least, greatest, size }: Span): Int32Array {
    const scale = greatest > least ? (size - 1) / (greatest - least) : 0;
    const [starts, rows] = [this.#counts.zeros(size + 2), this.#places.numbers(size)];
    for (let row = 0; row < values.length; row += 1) {
      const value = values[row] as number;
      if (value !== value) continue;
      const after = (((value - least) * scale) | 0) + 2;
      starts[after] = (starts[after] as number) + 1;
    }
    for (let at = 2; at < size + 2; at += 1) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
    for (let row = 0; row < values.length; row += 1) {
      const value = values[row] as number;
      if (value !== value) continue;
      const next = (((value - least) * scale) | 0) + 1;
      rows[starts[next] as number] = row;
      starts[next] = (starts[next] as number) + 1;
    }
    for (let bucket = 0; bucket < size; bucket += 1)
      sortRange(rows, values, starts[bucket] as number, starts[bucket + 1] as number);
    return rows;
  }
}

/**
 * Returns the percentage of the other values that are less than each, an equal one counting half. **Empty**: NaN of an
 * only value.
 */
export function percentilesOf({ rank }: Ranks): Float64Array {
  const equal = new Int32Array(rank.length + 1);
  let size = 0;
  for (const place of rank) {
    if (place === 0) continue;
    size += 1;
    equal[place] = (equal[place] as number) + 1;
  }
  const percentile = new Float64Array(rank.length);
  for (let row = 0; row < rank.length; row += 1) {
    const place = rank[row] as number;
    const same = equal[place] as number;
    percentile[row] = place === 0 || size === 1 ? NaN : (100 * (size - place + 1 - same + (same - 1) / 2)) / (size - 1);
  }
  return percentile;
}
