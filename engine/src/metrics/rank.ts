/** Largest value ranked by counting; beyond it values are sorted. */
const COUNTED_SPAN = 255;

const tally = new Uint8Array(COUNTED_SPAN + 1);
const placeOfValue = new Uint16Array(COUNTED_SPAN + 1);

/** Packs an order and a rank, each at most 255, into one number. */
export const packPlace = (order: number, rank: number): number => order | (rank << 8);
/** Dense order of a packed place: 1, 1, 2. */
export const orderOf = (place: number): number => place & 255;
/** Competition rank of a packed place: 1, 1, 3. */
export const rankOf = (place: number): number => place >> 8;

/** Place of everyone where all are equal. */
export const ALL_EQUAL = packPlace(1, 1);

/**
 * Ranks `count` whole numbers from `values[from]`, greatest first, into `places[to]` onwards.
 * **Source**: design section 4: order is dense (1, 1, 2), rank is the standard competition rank (1, 1, 3).
 */
export function rankInts(values: Int32Array, from: number, count: number, places: Uint16Array, to: number): void {
  let most = 0;
  let least = 0;
  for (let n = 0; n < count; n += 1) {
    const value = values[from + n] as number;
    if (value > most) most = value;
    else if (value < least) least = value;
  }
  if (least < 0 || most > COUNTED_SPAN) rankSorted(values, from, count, places, to);
  else if (most > 0) rankCounted(values, from, count, most, places, to);
}

function rankCounted(values: Int32Array, from: number, count: number, most: number, places: Uint16Array, to: number): void {
  for (let n = 0; n < count; n += 1) {
    const value = values[from + n] as number;
    tally[value] = (tally[value] as number) + 1;
  }
  let order = 0;
  let rank = 1;
  for (let value = most; value >= 0; value -= 1) {
    const here = tally[value] as number;
    if (here === 0) continue;
    order += 1;
    placeOfValue[value] = order | (rank << 8);
    rank += here;
    tally[value] = 0;
  }
  for (let n = 0; n < count; n += 1) places[to + n] = placeOfValue[values[from + n] as number] as number;
}

const sorted = new Float64Array(256);

function rankSorted(values: Int32Array | Float64Array, from: number, count: number, places: Uint16Array, to: number): void {
  let present = 0;
  for (let n = 0; n < count; n += 1) {
    const value = values[from + n] as number;
    if (value === value) sorted[present++] = value;
  }
  const line = sorted.subarray(0, present).sort();
  for (let n = 0; n < count; n += 1) {
    const value = values[from + n] as number;
    if (value !== value) { places[to + n] = 0; continue; }
    let order = 1;
    let rank = 1;
    let last = NaN;
    for (let k = present - 1; k >= 0 && (line[k] as number) > value; k -= 1) {
      rank += 1;
      if (line[k] !== last && last === last) order += 1;
      last = line[k] as number;
    }
    places[to + n] = (last === last ? order + 1 : order) | (rank << 8);
  }
}

/** Ranks numbers that may be fractions into `places[to]` onwards; NaN stands for an absent value and has place 0. */
export const rankFloats = (values: Float64Array, places: Uint16Array, to: number): void => {
  rankSorted(values, 0, values.length, places, to);
};
