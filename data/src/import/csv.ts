import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { DataError } from '../log/fault.js';
import { decoded, unpacked } from '../log/read.js';
import { matchColumns, neededColumns, type ColumnMatch, type ColumnTable } from './match-columns.js';

export type { Column, ColumnTable } from './match-columns.js';

/** Largest CSV file, unpacked. **Units**: bytes. */
const MAX_CSV_BYTES = 256 * 1024 * 1024;

/** What R writes in a field without a value. */
const NO_VALUE = 'NA';

/** One row of a CSV file, and its line. */
export interface CsvRow<C extends string> {
  readonly line: number;
  readonly of: Readonly<Record<C, string>>;
}

/**
 * A file read by its table of columns. **Shape**: `headers` are the names its columns go by; a field of a column it
 * lacks is empty.
 */
export interface CsvTable<C extends string> {
  readonly file: string;
  readonly headers: Readonly<Record<C, string>>;
  readonly has: (column: C) => boolean;
  readonly match: ColumnMatch<C>;
  readonly rows: readonly CsvRow<C>[];
}

/**
 * Reads a CSV file, plain or gzip, by a table of columns. **Throws** DataError naming a missing column, or the line
 * that is not CSV.
 */
export function readTable<C extends string>(file: string, columns: ColumnTable<C>): CsvTable<C> {
  const name = path.basename(file);
  const rows = parsed(name, decoded(name, unpacked(name, bytesOf(file), MAX_CSV_BYTES)));
  checkShape(name, rows);
  const header = rows[0]?.fields.map((field) => field.trim()) ?? [];
  const match = matchColumns(header, columns);
  const found = match.columns.map((one) => ({ ...one, header: one.header ?? columns[one.column].names[0] }));
  const missing = found.filter(({ needed, place }) => needed && place < 0);
  if (missing.length > 0) {
    throw new DataError(
      missing.map(({ header: field }) => ({
        file: name,
        line: 1,
        field,
        value: undefined,
        allowed: `a column ${field}`,
      })),
    );
  }
  const present = new Set(found.filter(({ place }) => place >= 0).map(({ column }) => column));
  return {
    file: name,
    headers: Object.fromEntries(found.map((of) => [of.column, of.header])) as Record<C, string>,
    has: (column) => present.has(column),
    match,
    rows: rows.slice(1).map(({ line, fields }) => {
      const of = {} as Record<C, string>;
      for (const { column, place } of found) of[column] = fields[place] === NO_VALUE ? '' : (fields[place] ?? '');
      return { line, of };
    }),
  };
}

/** Reads the named columns of a CSV file. **Throws** as `readTable`. */
export const readCsv = <const C extends string>(file: string, columns: readonly C[]): readonly CsvRow<C>[] =>
  readTable(file, neededColumns(columns)).rows;

/** A file and how the fields of its header are matched. */
export interface CsvHeader {
  readonly file: string;
  readonly match: ColumnMatch<string>;
}

/** Matches the header of a CSV file with a table of columns. **Throws** DataError if it cannot be read. */
export const columnsOfCsv = <C extends string>(file: string, columns: ColumnTable<C>): CsvHeader => {
  const { file: name, match } = readTable(file, columns);
  return { file: name, match };
};

/** Characters that separate columns in files that are not comma-separated, and their names. */
const otherDelimiters = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'vertical bars'],
] as const;

/** **Throws** DataError if a file is empty, has a header alone, or has another delimiter. */
function checkShape(file: string, rows: readonly Parsed[]): void {
  const fault = (line: number, value: unknown, allowed: string): DataError =>
    new DataError([{ file, line, field: '', value, allowed }]);
  const [header] = rows;
  if (header === undefined) throw fault(0, undefined, 'a line of column names and rows below it; the file is empty');
  const [only = ''] = header.fields;
  const delimiter = header.fields.length === 1 && otherDelimiters.find(([mark]) => only.includes(mark));
  if (delimiter) throw fault(1, only, `columns separated by commas; these are separated by ${delimiter[1]}`);
  if (rows.length === 1) throw fault(1, undefined, 'rows below the column names; the file has none');
}

/** The bytes of a file. **Throws** DataError if it cannot be read. */
function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new DataError([
      {
        file,
        line: 0,
        field: '',
        value: undefined,
        allowed: `a file that can be read; ${error instanceof Error ? error.message : String(error)}`,
      },
    ]);
  }
}

interface Parsed {
  readonly line: number;
  readonly fields: readonly string[];
}

function parsed(file: string, text: string): readonly Parsed[] {
  const rows: Parsed[] = [];
  try {
    parse(text, {
      skip_empty_lines: true,
      on_record: (fields: string[], { lines }) => {
        rows.push({ line: lines, fields });
        return null;
      },
    });
    return rows;
  } catch (error) {
    const { lines, message } = error as { lines?: number; message: string };
    throw new DataError([{ file, line: lines ?? 0, field: '', value: undefined, allowed: `CSV; ${message}` }]);
  }
}
