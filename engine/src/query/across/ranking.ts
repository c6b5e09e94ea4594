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
  let [least, greatest, size] = [Infinity, -Infinity, 0];
  for (const value of values) {
    if (value !== value) continue;
    size += 1;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return { least, greatest, size };
}

/** Stands for NaN among whole numbers. */
const NO_VALUE = -2_147_483_648;

/** Writes values as whole numbers of 32 bits. **Empty**: `undefined` if one is not such a number. */
function wholeSpanOf(values: Float64Array, whole: Int32Array): Span | undefined {
  let least = 2_147_483_647;
  let greatest = NO_VALUE;
  let size = 0;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number;
    const number = value | 0;
    if (number !== value || number === NO_VALUE) {
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

/** Replaces how often each value occurs by how many are greater, and returns the dense order of each. */
function placesOf(counts: Int32Array): Int32Array {
  const orders = new Int32Array(counts.length);
  let [order, greater] = [0, 0];
  for (let at = counts.length - 1; at >= 0; at -= 1) {
    const count = counts[at] as number;
    if (count === 0) continue;
    order += 1;
    orders[at] = order;
    counts[at] = greater;
    greater += count;
  }
  return orders;
}

/** Ranks whole numbers, which are replaced by their orders. */
function byCounting(whole: Int32Array, { least, greatest }: Span): Ranks {
  const counts = new Int32Array(greatest - least + 1);
  for (const number of whole) if (number !== NO_VALUE) counts[number - least] = (counts[number - least] as number) + 1;
  const orders = placesOf(counts);
  const rank = new Int32Array(whole.length);
  for (let row = 0; row < whole.length; row += 1) {
    const at = (whole[row] as number) - least;
    if (whole[row] === NO_VALUE) {
      whole[row] = 0;
      continue;
    }
    whole[row] = orders[at] as number;
    rank[row] = (counts[at] as number) + 1;
  }
  return { order: whole, rank };
}

/** Values in ascending order. Those of bucket b, whose ends depend on the span alone, are at `starts[b]` and after. */
interface Buckets {
  readonly sorted: Float64Array;
  readonly starts: Int32Array;
  readonly bucketOf: (value: number) => number;
}

/** A bucket with at most so many values is sorted by insertion. */
const FEW = 24;

function sortRange(values: Float64Array, from: number, to: number): void {
  if (to - from > FEW) {
    values.subarray(from, to).sort();
    return;
  }
  for (let at = from + 1; at < to; at += 1) {
    const value = values[at] as number;
    let place = at;
    for (; place > from && (values[place - 1] as number) > value; place -= 1)
      values[place] = values[place - 1] as number;
    values[place] = value;
  }
}

/** Sorts values by as many buckets of equal width as there are values: most hold one or two different ones. */
function sortIntoBuckets(values: Float64Array, { least, greatest, size }: Span): Buckets {
  const scale = greatest > least ? (size - 1) / (greatest - least) : 0;
  const bucketOf = (value: number): number => ((value - least) * scale) | 0;
  const starts = new Int32Array(size + 2);
  for (const value of values) {
    if (value !== value) continue;
    const after = bucketOf(value) + 2;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let at = 2; at < starts.length; at += 1) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const sorted = new Float64Array(size);
  for (const value of values) {
    if (value !== value) continue;
    const next = bucketOf(value) + 1;
    sorted[starts[next] as number] = value;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let bucket = 0; bucket < size; bucket += 1)
    sortRange(sorted, starts[bucket] as number, starts[bucket + 1] as number);
  return { sorted, starts, bucketOf };
}

/** Returns the dense order and the rank of the first of equal values in ascending order. */
function placesInOrder(sorted: Float64Array): Ranks {
  const [order, rank] = [new Int32Array(sorted.length), new Int32Array(sorted.length)];
  let place = 0;
  for (let end = sorted.length; end > 0;) {
    let first = end - 1;
    while (first > 0 && sorted[first - 1] === sorted[first]) first -= 1;
    place += 1;
    order[first] = place;
    rank[first] = sorted.length - end + 1;
    end = first;
  }
  return { order, rank };
}

/** Returns the first position of a value in a range of sorted values. */
function positionOf(sorted: Float64Array, low: number, high: number, value: number): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] as number) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

function bySorting(values: Float64Array, span: Span): Ranks {
  const { sorted, starts, bucketOf } = sortIntoBuckets(values, span);
  const places = placesInOrder(sorted);
  const [order, rank] = [new Int32Array(values.length), new Int32Array(values.length)];
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number;
    if (value !== value) continue;
    const bucket = bucketOf(value);
    const at = positionOf(sorted, starts[bucket] as number, starts[bucket + 1] as number, value);
    order[row] = places.order[at] as number;
    rank[row] = places.rank[at] as number;
  }
  return { order, rank };
}

/** Returns the places of values, greatest first: dense order (1, 1, 2) and competition rank (1, 1, 3). */
export function rankColumn(values: Float64Array): Ranks {
  const whole = new Int32Array(values.length);
  const span = wholeSpanOf(values, whole);
  return span !== undefined && span.size > 0 && span.greatest - span.least < span.size * COUNTERS_PER_ROW
    ? byCounting(whole, span)
    : bySorting(values, spanOf(values));
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
