import { cleaned } from './recorded-text.js';

/** A cell of a table. **Empty**: `null`. */
export type Cell = string | number | boolean | null;

/** The cells of a row by column. Texts of match logs and season records are in columns named `recorded.`. */
export type Cells = Readonly<Record<string, Cell | undefined>>;

/** Rows as a table, which names its columns once: a fifth of the text of an object for each row. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const cellOf = (column: string, cell: Cell | undefined): Cell =>
  typeof cell === 'string' && column.startsWith('recorded.') ? cleaned(cell) : (cell ?? null);

/** Returns rows as a table, with every column that occurs, in order of appearance. */
export function tableOf(rows: readonly Cells[]): Table {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return { columns, rows: rows.map((row) => columns.map((column) => cellOf(column, row[column]))) };
}
