import { valueOf, type Cell } from './sheets.js';

/** Minimum and maximum width of a column. **Units**: characters. */
const [NARROWEST, WIDEST] = [8, 50];

/** Width of the filter arrow beside a column name. */
const ARROW = 4;

/** Width of a date or time. */
const DATE = 16;

const lengthOf = (cell: Cell): number => {
  const isDate = typeof cell === 'object' && cell !== null && (cell.style === 'day' || cell.style === 'moment');
  return isDate ? DATE : String(valueOf(cell) ?? '').length + 1;
};

/** Maximum total width of columns that is legible on one printed page. **Units**: characters. */
const PAGE = 200;

/** Returns the number of columns on the left that fit on a page; at least 1. */
export function printedColumns(widths: readonly number[]): number {
  let used = 0;
  const fitting = widths.findIndex((width) => (used += width) > PAGE);
  return fitting < 0 ? widths.length : Math.max(1, fitting);
}

/** Returns column widths that show the names and all but long values. */
export const widthsOf = (columns: readonly string[], rows: readonly (readonly Cell[])[]): readonly number[] =>
  columns.map((name, at) =>
    Math.min(
      WIDEST,
      rows.reduce((most, row) => Math.max(most, lengthOf(row[at] ?? null)), Math.max(NARROWEST, name.length + ARROW)),
    ),
  );
