import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

/** One line of a reference file, by column. Columns without a name are numbered. */
export type ReferenceRow = Readonly<Record<string, string>>;

const folder = new URL('../../reference/distributions/', import.meta.url);

/** Cells of a file of real aggregates, header included. */
export const cellsOf = (name: string): readonly (readonly string[])[] =>
  parse(readFileSync(fileURLToPath(new URL(`${name}.csv`, folder))), {});

/** Rows of a file of real aggregates, by the names of its header. */
export function rowsOf(name: string): readonly ReferenceRow[] {
  const [header = [], ...rows] = cellsOf(name);
  return rows.map((row) =>
    Object.fromEntries(
      row.map((cell, at) => [header[at] === undefined || header[at] === '' ? String(at) : header[at], cell]),
    ),
  );
}

/** A cell as a number. **Throws** Error for a column or cell that is none. */
export function numberIn(row: ReferenceRow, column: string): number {
  const value = Number(row[column]);
  if (row[column] === undefined || row[column] === '' || !Number.isFinite(value))
    throw new Error(`reference column ${column}: found ${String(row[column])}, allowed is a number`);
  return value;
}
