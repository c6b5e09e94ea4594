import { stringify } from 'csv-stringify/sync';
import { GrowingFile } from '../../store/pack/growing-file.js';
import type { Cell, CellRows, TableHeader } from '../table.js';
import type { ExportFormat } from './row-writer.js';
import { spreadsheetSafe } from './spreadsheet-safe.js';

/** Returns a text format, in which `textOf` writes the header and each batch of rows. */
const textFormat = (
  extension: string,
  textOf: (table: TableHeader) => { readonly header: string; readonly rows: (rows: CellRows) => string },
): ExportFormat => ({
  extension,
  begin: (file, table) => {
    const growing = new GrowingFile(file);
    const { header, rows: textOfRows } = textOf(table);
    growing.add(Buffer.from(header));
    return {
      write: (rows) => {
        growing.add(Buffer.from(textOfRows(rows)));
      },
      end: () => {
        growing.end();
        return [];
      },
    };
  },
});

/** JSON Lines: an object for each row, without members for empty cells. */
export const jsonl = textFormat('jsonl', ({ columns }) => {
  const objectOf = (row: readonly Cell[]): unknown =>
    Object.fromEntries(row.map((cell, at) => [columns[at]?.name, cell]));
  return { header: '', rows: (rows) => rows.map((row) => `${JSON.stringify(objectOf(row))}\n`).join('') };
});

const guarded = (cell: Cell): Cell => (typeof cell === 'string' ? spreadsheetSafe(cell) : cell);

const options = { record_delimiter: 'windows', cast: { boolean: (value: boolean) => String(value) } } as const;

/**
 * Comma-separated values: a line of column names, then a line for each row. Lines end with CR LF. **Source**: RFC 4180.
 */
export const csv = textFormat('csv', ({ columns }) => ({
  header: stringify([columns.map(({ name }) => name)], options),
  rows: (rows) =>
    stringify(
      rows.map((row) => row.map((cell, at) => (columns[at]?.chosen ? guarded(cell) : cell))),
      options,
    ),
}));
