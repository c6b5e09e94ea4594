/** Largest value that can be ranked by counting. Larger and negative values are ranked by sorting. */
const COUNTED_SPAN = 255;
/** Values with a smaller magnitude are packed into one number with their column, and sorted in that form. */
const PACKED_SPAN = 2 ** 22;

/** Maximum number of persons or squads that can be ranked, so that an order and a rank each fit into a byte. */
const MOST_RANKED = 255;

const SPAN = COUNTED_SPAN + 1;

/** Limit for counting: the greatest value must be less than this many times the number of columns. */
const SPAN_PER_COLUMN = 4;

/*
 * Scratch space of this file. These are constants: buffers that are passed in make all metrics of a match a tenth
 * slower (ADR 13). Tallies are 0 between two rankings; other values that are left are never read.
 */
const tally = new Uint8Array(4 * SPAN);
/** The four tallies of each value, read as one number. */
const fourTallies = new Int32Array(tally.buffer);
const packedOfValue = new Uint16Array(SPAN);
const sorted = new Int32Array(MOST_RANKED + 1);
const floats = new Float64Array(MOST_RANKED + 1);

/** Returns the dense order of a packed rank: 1, 1, 2. */
export const orderOf = (packed: number): number => packed & 255;
/** Returns the competition rank of a packed rank: 1, 1, 3. */
export const rankOf = (packed: number): number => packed >> 8;

/** Packed rank of everyone if all are equal: order 1, rank 1. */
export const ALL_EQUAL = 0x0101;

/*
 * An order and a rank are packed into one number, `order | rank << 8`. `as number` marks an index that is in bounds by
 * construction.
 */

/**
 * Ranks `count` whole numbers from `values[from]`, greatest first, into `packedRanks[from]` onwards. Writes nothing if
 * all are 0. `bits` must have every bit that any of them has, and may have more.
 * **Source**: `docs/statistics.md`: order is dense (1, 1, 2), rank is the standard competition rank (1, 1, 3).
 */
export function rankInts(
  values: Int32Array,
  from: number,
  count: number,
  bits: number,
  packedRanks: Uint16Array,
): void {
  const end = from + count;
  if (bits === 0 || count === 1) return;
  if (count === 2) rankTwo(values[from] as number, values[from + 1] as number, packedRanks, from);
  else if (bits >>> 0 <= COUNTED_SPAN && bits < count * SPAN_PER_COLUMN)
    rankCounted(values, from, end, bits, packedRanks);
  else rankSorted(values, from, count, packedRanks);
}

function rankTwo(one: number, other: number, packedRanks: Uint16Array, from: number): void {
  if (one > other) packedRanks[from + 1] = 0x0202;
  else if (one < other) packedRanks[from] = 0x0202;
}

/** Returns 1 for any number except 0. */
const isNotZero = (number: number): number => (number | -number) >>> 31;

/**
 * Ranks values by counting how often each occurs. Uses four tallies, because incrementing the same one twice in a row
 * stalls the processor.
 */
function rankCounted(values: Int32Array, from: number, end: number, most: number, packedRanks: Uint16Array): void {
  let at = from;
  for (; at < end - 3; at += 4) {
    increment((values[at] as number) << 2);
    increment(((values[at + 1] as number) << 2) + 1);
    increment(((values[at + 2] as number) << 2) + 2);
    increment(((values[at + 3] as number) << 2) + 3);
  }
  for (; at < end; at += 1) increment((values[at] as number) << 2);
  let order = 0;
  let rank = 1;
  for (let value = most; value >= 0; value -= 1) {
    const here = fourTallies[value] as number;
    order += isNotZero(here);
    packedOfValue[value] = order | (rank << 8);
    rank += Math.imul(here, 0x01010101) >>> 24;
    fourTallies[value] = 0;
  }
  for (at = from; at < end; at += 1) packedRanks[at] = packedOfValue[values[at] as number] as number;
}

function increment(at: number): void {
  tally[at] = (tally[at] as number) + 1;
}

/** Sorts the columns by value, greatest first, and ranks them in this order. */
function rankSorted(values: Int32Array, from: number, count: number, packedRanks: Uint16Array): void {
  for (let n = 0; n < count; n += 1) {
    const value = values[from + n] as number;
    if (value >= PACKED_SPAN || value <= -PACKED_SPAN) {
      rankLarge(values, from, count, packedRanks);
      return;
    }
    const packed = (value << 8) | (255 - n);
    let at = n;
    for (; at > 0 && (sorted[at - 1] as number) < packed; at -= 1) sorted[at] = sorted[at - 1] as number;
    sorted[at] = packed;
  }
  let order = 0;
  let rank = 0;
  let last = PACKED_SPAN;
  for (let at = 0; at < count; at += 1) {
    const packed = sorted[at] as number;
    const value = packed >> 8;
    if (value !== last) {
      order += 1;
      rank = at + 1;
      last = value;
    }
    packedRanks[from + 255 - (packed & 255)] = order | (rank << 8);
  }
}

function rankLarge(values: Int32Array, from: number, count: number, packedRanks: Uint16Array): void {
  for (let n = 0; n < count; n += 1) floats[n] = values[from + n] as number;
  rankFloats(floats, count, packedRanks, from);
}

/**
 * Ranks the first `count` numbers, which may be fractions, into `packedRanks[to]` onwards. An absent value is NaN, and
 * its packed rank is 0.
 */
export function rankFloats(values: Float64Array, count: number, packedRanks: Uint16Array, to: number): void {
  let present = 0;
  for (let n = 0; n < count; n += 1) {
    const value = values[n] as number;
    packedRanks[to + n] = 0;
    if (Number.isNaN(value)) continue;
    let at = present;
    for (; at > 0 && (values[sorted[at - 1] as number] as number) < value; at -= 1)
      sorted[at] = sorted[at - 1] as number;
    sorted[at] = n;
    present += 1;
  }
  let order = 0;
  let rank = 0;
  for (let at = 0; at < present; at += 1) {
    const column = sorted[at] as number;
    if (at === 0 || values[column] !== values[sorted[at - 1] as number]) {
      order += 1;
      rank = at + 1;
    }
    packedRanks[to + column] = order | (rank << 8);
  }
}
