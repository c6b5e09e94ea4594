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
  readonly areWhole: boolean;
}

function spanOf(values: Float64Array): Span {
  let [least, greatest, size, areWhole] = [Infinity, -Infinity, 0, true];
  for (const value of values) {
    if (value !== value) continue;
    size += 1;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
    if (areWhole && Math.floor(value) !== value) areWhole = false;
  }
  return { least, greatest, size, areWhole };
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

function byCounting(values: Float64Array, { least, greatest }: Span): Ranks {
  const counts = new Int32Array(greatest - least + 1);
  for (const value of values) if (value === value) counts[value - least] = (counts[value - least] as number) + 1;
  const orders = placesOf(counts);
  const [order, rank] = [new Int32Array(values.length), new Int32Array(values.length)];
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number;
    if (value !== value) continue;
    order[row] = orders[value - least] as number;
    rank[row] = (counts[value - least] as number) + 1;
  }
  return { order, rank };
}

/** Returns the position of a value in sorted values. */
function positionOf(sorted: Float64Array, size: number, value: number): number {
  let [from, to] = [0, size];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] as number) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

function bySorting(values: Float64Array, { size }: Span): Ranks {
  const sorted = size === values.length ? values.slice() : values.filter((value) => value === value);
  sorted.sort();
  const counts = new Int32Array(size);
  let distinct = 0;
  for (let at = 0; at < size; at += 1) {
    if (at === 0 || sorted[at] !== sorted[distinct - 1]) {
      sorted[distinct] = sorted[at] as number;
      distinct += 1;
    }
    counts[distinct - 1] = (counts[distinct - 1] as number) + 1;
  }
  const greater = counts.subarray(0, distinct);
  const orders = placesOf(greater);
  const [order, rank] = [new Int32Array(values.length), new Int32Array(values.length)];
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number;
    if (value !== value) continue;
    const at = positionOf(sorted, distinct, value);
    order[row] = orders[at] as number;
    rank[row] = (greater[at] as number) + 1;
  }
  return { order, rank };
}

/** Returns the places of values, greatest first: dense order (1, 1, 2) and competition rank (1, 1, 3). */
export function rankColumn(values: Float64Array): Ranks {
  const span = spanOf(values);
  const { least, greatest, size, areWhole } = span;
  return areWhole && size > 0 && greatest - least < size * COUNTERS_PER_ROW
    ? byCounting(values, span)
    : bySorting(values, span);
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
  return Float64Array.from(rank, (place) => {
    if (place === 0 || size === 1) return NaN;
    const same = equal[place] as number;
    return (100 * (size - place + 1 - same + (same - 1) / 2)) / (size - 1);
  });
}
