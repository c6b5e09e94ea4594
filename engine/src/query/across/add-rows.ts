import type { BaseSums } from './base-sums.js';
import type { BaseColumn } from './season-columns.js';

/** Adds some rows of a column, in any order, each to its group. */
export function addRows(
  column: BaseColumn,
  rows: Int32Array,
  groups: Int32Array,
  into: Float64Array,
  offset: number,
): void {
  if (column === undefined) return;
  for (let n = 0; n < rows.length; n += 1) {
    const at = offset + (groups[n] as number);
    into[at] = (into[at] as number) + (column[rows[n] as number] as number);
  }
}

/** Narrow columns, and where the sums of each begin. */
interface NarrowColumns {
  readonly columns: Int16Array[];
  readonly offsets: number[];
}

/** Adds some rows of four columns from `first` on: rows and groups are read once for all four. */
function addFour(
  { columns, offsets }: NarrowColumns,
  first: number,
  rows: Int32Array,
  groups: Int32Array,
  into: Float64Array,
): void {
  const [one, two, three, four] = columns.slice(first, first + 4) as [Int16Array, Int16Array, Int16Array, Int16Array];
  const [toOne, toTwo, toThree, toFour] = offsets.slice(first, first + 4) as [number, number, number, number];
  for (let n = 0; n < rows.length; n += 1) {
    const row = rows[n] as number;
    const group = groups[n] as number;
    into[toOne + group] = (into[toOne + group] as number) + (one[row] as number);
    into[toTwo + group] = (into[toTwo + group] as number) + (two[row] as number);
    into[toThree + group] = (into[toThree + group] as number) + (three[row] as number);
    into[toFour + group] = (into[toFour + group] as number) + (four[row] as number);
  }
}

/** Adds some rows of all bases of a plan, in any order, each to its group. */
export function addRowsOfBases(
  columns: readonly BaseColumn[],
  rows: Int32Array,
  groups: Int32Array,
  { bases: planned, values, capacity }: BaseSums,
): void {
  const narrow: NarrowColumns = { columns: [], offsets: [] };
  planned.forEach((base, n) => {
    const column = columns[base];
    if (!(column instanceof Int16Array)) addRows(column, rows, groups, values, n * capacity);
    else {
      narrow.columns.push(column);
      narrow.offsets.push(n * capacity);
    }
  });
  const fours = narrow.columns.length & ~3;
  for (let first = 0; first < fours; first += 4) addFour(narrow, first, rows, groups, values);
  for (let n = fours; n < narrow.columns.length; n += 1)
    addRows(narrow.columns[n], rows, groups, values, narrow.offsets[n] as number);
}
