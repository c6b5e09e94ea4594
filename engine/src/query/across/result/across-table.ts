import type { MetricCode } from '../../../metrics/codes.js';
import type { Dimension, Measure } from '../question/statistics-query.js';

/**
 * The values of one measure of one code, by row. Do not change them. **Empty**: NaN for no value; its order and rank
 * are 0, and its percentile is NaN.
 */
export interface AcrossColumn {
  readonly values: Float64Array;
  readonly order: Int32Array;
  readonly rank: Int32Array;
  readonly percentile: Float64Array;
}

/**
 * The rows that answer a question across matches, in no particular order.
 * **Shape**: `keys` has a column for each dimension of the query: ids of persons, squads, matches, seasons and venues,
 * numbers of rounds and periods, positions in `matchResults` and `scoreStates`, numbers of cells; -1 means none.
 * `matches` and `seconds` say what a row is based on: matches played (for squads: matches), and time on the ground in
 * the selected parts (for squads: playing time).
 * **Empty**: a value that does not exist is `undefined`, and its order and rank are 0.
 */
export interface AcrossTable {
  readonly codes: readonly MetricCode[];
  readonly measures: readonly Measure[];
  readonly by: readonly Dimension[];
  readonly rows: number;
  readonly keys: Readonly<Partial<Record<Dimension, Int32Array>>>;
  readonly matches: Int32Array;
  readonly seconds: Int32Array;
  /**
   * Returns the number of a row's matches whose source supplies code n. Only these matches contribute to its values.
   */
  readonly matchesOf: (n: number, row: number) => number;
  /** Returns all values, orders, ranks and percentiles of code n and measure m. */
  readonly column: (n: number, m: number) => AcrossColumn;
  /** Returns a row's value for code n and measure m, both given by position. */
  readonly value: (n: number, m: number, row: number) => number | undefined;
  /** Returns the dense order among all rows: 1, 1, 2. */
  readonly order: (n: number, m: number, row: number) => number;
  /** Returns the competition rank among all rows: 1, 1, 3. */
  readonly rank: (n: number, m: number, row: number) => number;
  /** Returns the percentage of the other rows with a lower value. Equal values count half. */
  readonly percentile: (n: number, m: number, row: number) => number | undefined;
}
