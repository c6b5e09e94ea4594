import type { Cell } from './sheets.js';

/** Widths of columns. **Units**: characters. */
const [NARROWEST, WIDEST] = [8, 34];

/** What the arrow of a filter takes beside the name of its column. */
const ARROW = 4;

/** How wide a day or a moment is shown. */
const DATE = 16;

const lengthOf = (cell: Cell): number =>
  typeof cell === 'object' && cell !== null ? DATE : String(cell ?? '').length + 1;

/** How wide the columns of a table are to be to show their names, and what is in them unless it is long. */
export const widthsOf = (columns: readonly string[], rows: readonly (readonly Cell[])[]): readonly number[] =>
  columns.map((name, at) =>
    Math.min(
      WIDEST,
      rows.reduce((most, row) => Math.max(most, lengthOf(row[at] ?? null)), Math.max(NARROWEST, name.length + ARROW)),
    ),
  );
