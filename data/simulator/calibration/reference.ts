import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

/** A row of a reference file, by column. Columns without a name are numbered. */
export type ReferenceRow = Readonly<Record<string, string>>;

const folder = new URL('../../reference/distributions/', import.meta.url);

/** Returns the cells of a file of real aggregates, including its header. */
export const cellsOf = (name: string): readonly (readonly string[])[] =>
  parse(readFileSync(fileURLToPath(new URL(`${name}.csv`, folder))), {});

/** Returns the rows of a file of real aggregates, by the column names in its header. */
export function rowsOf(name: string): readonly ReferenceRow[] {
  const [header = [], ...rows] = cellsOf(name);
  return rows.map((row) =>
    Object.fromEntries(
      row.map((cell, at) => [header[at] === undefined || header[at] === '' ? String(at) : header[at], cell]),
    ),
  );
}

/** Returns a cell as a number. **Throws** Error if there is no such column or the cell is not a number. */
export function numberIn(row: ReferenceRow, column: string): number {
  const value = Number(row[column]);
  if (row[column] === undefined || row[column] === '' || !Number.isFinite(value))
    throw new Error(`reference column ${column}: found ${String(row[column])}, allowed is a number`);
  return value;
}
