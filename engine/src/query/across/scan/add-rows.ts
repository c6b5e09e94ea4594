import type { BaseSums } from '../season/base-sums.js';
import { rowsOfBundle } from '../season/bundle-columns.js';
import type { BaseColumn, SeasonColumns } from '../season/season-columns.js';

/* `as number` marks an index that is in bounds by construction. */

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

/** Rows, the group of each, and the sums that they are added to. */
interface Addition {
  readonly rows: Int32Array;
  readonly groups: Int32Array;
  readonly into: Float64Array;
}

/** A narrow column, and where the sums of its bundle begin. */
interface NarrowColumn {
  readonly column: Int16Array;
  readonly offset: number;
}

/** Adds four columns, each to its own sums: rows and groups are read once for all four. */
function addFour([a, b, c, d]: readonly NarrowColumn[], { rows, groups, into }: Addition): void {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return;
  const [ofA, ofB, ofC, ofD] = [a.column, b.column, c.column, d.column];
  const [toA, toB, toC, toD] = [a.offset, b.offset, c.offset, d.offset];
  for (let n = 0; n < rows.length; n += 1) {
    const row = rows[n] as number;
    const group = groups[n] as number;
    into[toA + group] = (into[toA + group] as number) + (ofA[row] as number);
    into[toB + group] = (into[toB + group] as number) + (ofB[row] as number);
    into[toC + group] = (into[toC + group] as number) + (ofC[row] as number);
    into[toD + group] = (into[toD + group] as number) + (ofD[row] as number);
  }
}

/** Adds some rows of all bundles of a plan, in any order, each to its group. */
export function addRowsOfBundles(
  season: SeasonColumns,
  rows: Int32Array,
  groups: Int32Array,
  { planBundles, bundles, values: into, capacity }: BaseSums,
): void {
  const narrow: NarrowColumn[] = [];
  for (let bundle = 0; bundle < bundles.length; bundle += 1) {
    const column = rowsOfBundle(season, planBundles, bundle);
    const offset = bundle * capacity;
    if (column instanceof Int16Array) narrow.push({ column, offset });
    else addRows(column, rows, groups, into, offset);
  }
  let first = 0;
  for (; first + 4 <= narrow.length; first += 4) addFour(narrow.slice(first, first + 4), { rows, groups, into });
  for (; first < narrow.length; first += 1) {
    const { column, offset } = narrow[first] as NarrowColumn;
    addRows(column, rows, groups, into, offset);
  }
}
