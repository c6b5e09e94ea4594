/** Marks a missing value. Columns of 16 bits have none. */
export const NO_VALUE = -2_147_483_648;

/** A column of whole numbers: one number for all rows, or the number of row n in `values[n]` or `values[at[n]]`. */
export type RowColumn = number | { readonly values: Int32Array | Int16Array | Uint16Array; readonly at?: Uint16Array };

/**
 * Rows of a match as columns, ordered by base. The rows of `bases[n]` begin at `starts[n]`.
 * **Shape**: roles and zones are positions in their lists. **Empty**: `NO_VALUE` for a missing value.
 */
export interface BaseRows<Name extends string> {
  readonly bases: readonly string[];
  readonly starts: Uint32Array;
  readonly columns: Readonly<Record<Name, RowColumn>>;
}
