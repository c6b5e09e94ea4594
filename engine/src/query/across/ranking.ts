/** Values by row with their places. **Empty**: NaN is no value; its order and rank are 0. */
export interface RankedColumn {
  readonly order: Int32Array;
  readonly rank: Int32Array;
  readonly percentile: Float64Array;
}

/** With at most so many counters for each row, whole numbers are ranked by counting. */
const COUNTERS_PER_ROW = 16;

/** Places of distinct values, greatest first: dense order, competition rank, and how many are less. */
interface Places {
  readonly order: Int32Array;
  readonly rank: Int32Array;
  readonly equal: Int32Array;
  readonly size: number;
}

/** Fills places from how often each value occurs, in ascending order of the values. */
function placesOf(counts: Int32Array, size: number): Places {
  const order = new Int32Array(counts.length);
  const rank = new Int32Array(counts.length);
  let [orders, greater] = [0, 0];
  for (let at = counts.length - 1; at >= 0; at -= 1) {
    const count = counts[at] as number;
    if (count === 0) continue;
    orders += 1;
    order[at] = orders;
    rank[at] = greater + 1;
    greater += count;
  }
  return { order, rank, equal: counts, size };
}

function fill(values: Float64Array, placeOf: (value: number) => number, places: Places): RankedColumn {
  const { length } = values;
  const column = { order: new Int32Array(length), rank: new Int32Array(length), percentile: new Float64Array(length) };
  const others = places.size - 1;
  for (let row = 0; row < length; row += 1) {
    const value = values[row] as number;
    if (value !== value) {
      column.percentile[row] = NaN;
      continue;
    }
    const at = placeOf(value);
    const rank = places.rank[at] as number;
    const equal = places.equal[at] as number;
    column.order[row] = places.order[at] as number;
    column.rank[row] = rank;
    const less = places.size - (rank - 1) - equal;
    column.percentile[row] = others === 0 ? NaN : (100 * (less + (equal - 1) / 2)) / others;
  }
  return column;
}

/** Returns the least and the greatest value, and how many there are. `areWhole` is true if all are whole numbers. */
function spanOf(values: Float64Array): { least: number; greatest: number; size: number; areWhole: boolean } {
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

function byCounting(values: Float64Array, least: number, greatest: number, size: number): RankedColumn {
  const counts = new Int32Array(greatest - least + 1);
  for (const value of values) {
    if (value === value) counts[value - least] = (counts[value - least] as number) + 1;
  }
  return fill(values, (value) => value - least, placesOf(counts, size));
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

function bySorting(values: Float64Array, size: number): RankedColumn {
  const sorted = values.filter((value) => value === value).sort();
  const counts = new Int32Array(size);
  let distinct = 0;
  for (let at = 0; at < size; at += 1) {
    if (at === 0 || sorted[at] !== sorted[distinct - 1]) {
      sorted[distinct] = sorted[at] as number;
      distinct += 1;
    }
    counts[distinct - 1] = (counts[distinct - 1] as number) + 1;
  }
  const places = placesOf(counts.subarray(0, distinct), size);
  return fill(values, (value) => positionOf(sorted, distinct, value), places);
}

/**
 * Returns the places of values, greatest first: dense order (1, 1, 2), competition rank (1, 1, 3) and the percentage of
 * the other values that are less, an equal one counting half. **Empty**: no percentile of an only value.
 */
export function rankColumn(values: Float64Array): RankedColumn {
  const { least, greatest, size, areWhole } = spanOf(values);
  return areWhole && size > 0 && greatest - least < size * COUNTERS_PER_ROW
    ? byCounting(values, least, greatest, size)
    : bySorting(values, size);
}
