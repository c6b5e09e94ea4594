import { stringify } from 'csv-stringify/sync';
import type { Cell } from '../table.js';
import type { ExportFormat } from './row-writer.js';
import { spreadsheetSafe } from './spreadsheet-safe.js';
import { TextFile } from './text-file.js';

const guarded = (cell: Cell): Cell => (typeof cell === 'string' ? spreadsheetSafe(cell) : cell);

const options = { record_delimiter: 'windows', cast: { boolean: (value: boolean) => String(value) } } as const;

/**
 * Comma-separated values: a line of column names, then a line for each row. Lines end with CR LF. **Source**: RFC 4180.
 */
export const csv: ExportFormat = {
  extension: 'csv',
  begin: (file, { columns }) => {
    const text = new TextFile(file);
    text.add(stringify([columns.map(({ name }) => name)], options));
    return {
      write: (rows) => {
        text.add(
          stringify(
            rows.map((row) => row.map((cell, at) => (columns[at]?.chosen ? guarded(cell) : cell))),
            options,
          ),
        );
      },
      end: () => {
        text.close();
        return [];
      },
    };
  },
};
