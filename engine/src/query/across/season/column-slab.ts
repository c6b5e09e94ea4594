/*
 * Short columns of questions are parts of a slab, as small buffers of Node are. A small answer has 60 columns: memory
 * of its own for each takes longer than the rest. A column keeps its slab, so what lives long has its own memory.
 */

/** The bytes of a slab, and of the longest column that is part of one. */
const [SLAB_BYTES, MOST_BYTES] = [65_536, 8_192];

let slab = new ArrayBuffer(SLAB_BYTES);
let used = 0;

/** Takes so many bytes of the slab, or of a new one, and returns where they begin. */
function take(bytes: number): number {
  const aligned = (bytes + 7) & ~7;
  if (used + aligned > SLAB_BYTES) {
    slab = new ArrayBuffer(SLAB_BYTES);
    used = 0;
  }
  used += aligned;
  return used - aligned;
}

/** Returns a column of zeros. */
export function float64Column(length: number): Float64Array {
  const bytes = length * 8;
  if (bytes > MOST_BYTES) return new Float64Array(length);
  const from = take(bytes);
  return new Float64Array(slab, from, length);
}

/** Returns a column of zeros. */
export function int32Column(length: number): Int32Array {
  const bytes = length * 4;
  if (bytes > MOST_BYTES) return new Int32Array(length);
  const from = take(bytes);
  return new Int32Array(slab, from, length);
}
