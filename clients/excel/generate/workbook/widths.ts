import { valueOf, type Cell } from './sheets.js';

/** Widths of columns. **Units**: characters. */
const [NARROWEST, WIDEST] = [8, 34];

/** What the arrow of a filter takes beside the name of its column. */
const ARROW = 4;

/** How wide a day or a moment is shown. */
const DATE = 16;

const lengthOf = (cell: Cell): number => {
  const isDate = typeof cell === 'object' && cell !== null && (cell.style === 'day' || cell.style === 'moment');
  return isDate ? DATE : String(valueOf(cell) ?? '').length + 1;
};

/** The width of a page on which print is still large enough to read. */
const PAGE = 200;

/** The number of columns from the left that fit on a page; at least the first. */
export function printedColumns(widths: readonly number[]): number {
  let used = 0;
  const fitting = widths.findIndex((width) => (used += width) > PAGE);
  return fitting < 0 ? widths.length : Math.max(1, fitting);
}

/** How wide the columns of a table are to be to show their names, and what is in them unless it is long. */
export const widthsOf = (columns: readonly string[], rows: readonly (readonly Cell[])[]): readonly number[] =>
  columns.map((name, at) =>
    Math.min(
      WIDEST,
      rows.reduce((most, row) => Math.max(most, lengthOf(row[at] ?? null)), Math.max(NARROWEST, name.length + ARROW)),
    ),
  );
