import { cleaned } from './recorded-text.js';

/** A cell of a table. **Empty**: `null`. */
export type Cell = string | number | boolean | null;

/** The cells of a row by column. Texts from match logs and season records have columns that begin with `recorded.`. */
export type Cells = Readonly<Record<string, Cell | undefined>>;

/** Rows as a table that names its columns once. As text, it is a fifth of the size of one object for each row. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const cellOf = (column: string, cell: Cell | undefined): Cell =>
  typeof cell === 'string' && column.startsWith('recorded.') ? cleaned(cell) : (cell ?? null);

/** Returns rows as a table with all columns of the rows, in order of first appearance. */
export function tableOf(rows: readonly Cells[]): Table {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return { columns, rows: rows.map((row) => columns.map((column) => cellOf(column, row[column]))) };
}
