import type { KnownValues } from '../../box-score.js';

/**
 * Box scores by row: the bits of known sources, of which there can be more than 32, and their values.
 * **Shape**: `values[row * width + source]`.
 */
export interface BoxScoreColumns {
  readonly width: number;
  readonly bits: Float64Array;
  readonly values: Int32Array;
}

/** Returns box scores as columns. `undefined` is a row without a box score. */
export function boxScoreColumns(rows: readonly (KnownValues | undefined)[], width: number): BoxScoreColumns {
  const columns = { width, bits: new Float64Array(rows.length), values: new Int32Array(rows.length * width) };
  rows.forEach((known, row) => {
    if (known === undefined) return;
    columns.bits[row] = known.bits;
    columns.values.set(known.values, row * width);
  });
  return columns;
}

/** Returns the box score of a row. **Empty**: `undefined` if nothing is known. */
export function knownIn({ width, bits, values }: BoxScoreColumns, row: number): KnownValues | undefined {
  const known = bits[row] as number;
  return known === 0 ? undefined : { bits: known, values: Array.from(values.subarray(row * width, (row + 1) * width)) };
}
