import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { DataError } from '../log/fault.js';
import { decoded, unpacked } from '../log/read.js';
import { Findings } from './findings.js';
import { bareName, matchColumns, neededColumns, type ColumnMatch, type ColumnTable } from './match-columns.js';

export type { Column, ColumnTable } from './match-columns.js';

/** Largest CSV file, unpacked. **Units**: bytes. */
const MAX_CSV_BYTES = 256 * 1024 * 1024;

/** The first bytes of zip archives, which spreadsheets are. */
const ZIP_MARK = 'PK\u0003\u0004';

/** What R writes in a field without a value. */
const NO_VALUE = 'NA';

/** One row of a CSV file, and its line. */
export interface CsvRow<C extends string> {
  readonly line: number;
  readonly of: Readonly<Record<C, string>>;
}

/**
 * A file read by its table of columns. **Shape**: `headers` are the names of the columns in the file; a field of a
 * column that the file lacks is empty.
 */
export interface CsvTable<C extends string> {
  readonly file: string;
  readonly headers: Readonly<Record<C, string>>;
  readonly has: (column: C) => boolean;
  readonly match: ColumnMatch<C>;
  readonly rows: readonly CsvRow<C>[];
}

/**
 * Reads a CSV file, plain or gzip, by a table of columns. Counts its rows. Leaves out rows without values and rows that
 * repeat the column names; reports these and columns that the file has twice. **Throws** DataError naming a missing
 * column, or the line that is not CSV.
 */
export function readTable<C extends string>(file: string, columns: ColumnTable<C>, findings: Findings): CsvTable<C> {
  const name = path.basename(file);
  const [first, ...rows] = parsed(name, decoded(name, unpacked(name, bytesOf(file), MAX_CSV_BYTES)));
  checkShape(name, first, rows);
  const header = first?.fields.map((field) => field.trim()) ?? [];
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
  reportRepeatedColumns({ file: name, line: first?.line ?? 1 }, header, match, findings);
  const present = new Set(found.filter(({ place }) => place >= 0).map(({ column }) => column));
  return {
    file: name,
    headers: Object.fromEntries(found.map((of) => [of.column, of.header])) as Record<C, string>,
    has: (column) => present.has(column),
    match,
    rows: rowsWithValues(name, header, rows, findings).map(({ line, fields }) => {
      const of = {} as Record<C, string>;
      for (const { column, place } of found) of[column] = fields[place] === NO_VALUE ? '' : (fields[place] ?? '');
      return { line, of };
    }),
  };
}

/** Reports columns that are read and that a header has twice. */
function reportRepeatedColumns(
  place: { readonly file: string; readonly line: number },
  header: readonly string[],
  { columns }: ColumnMatch<string>,
  findings: Findings,
): void {
  const used = new Set(columns.map(({ place: at }) => at));
  for (const [at, field] of header.entries()) {
    const earlier = header.findIndex((other) => bareName(other) === bareName(field));
    if (earlier < at && used.has(earlier))
      findings.add({ ...place, field, value: field, allowed: 'a column once', action: 'the first of them is read' });
  }
}

/** Returns the rows that have values. Counts all rows, and reports those that are left out. */
function rowsWithValues(
  file: string,
  header: readonly string[],
  rows: readonly Parsed[],
  findings: Findings,
): readonly Parsed[] {
  findings.rows.read(file, rows.length);
  return rows.filter(({ line, fields }) => {
    const isEmpty = fields.every((field) => field === '');
    const isHeader = !isEmpty && fields.every((field, at) => field.trim() === header[at]);
    if (isEmpty)
      findings.leaveOut(
        { file, line, field: '', value: undefined, allowed: 'a row with values' },
        'row without values',
      );
    if (isHeader)
      findings.leaveOut(
        { file, line, field: header[0] ?? '', value: fields[0], allowed: 'values; the column names are repeated' },
        'repeated column names',
      );
    return !isEmpty && !isHeader;
  });
}

/** Reads the named columns of a CSV file. **Throws** DataError as `readTable` does, and if anything in it is odd. */
export function readCsv<const C extends string>(file: string, columns: readonly C[]): readonly CsvRow<C>[] {
  const findings = new Findings();
  const { rows } = readTable(file, neededColumns(columns), findings);
  findings.throwIfAny();
  return rows;
}

/** A file and how the fields of its header are matched. */
export interface CsvHeader {
  readonly file: string;
  readonly match: ColumnMatch<string>;
}

/** Matches the header of a CSV file with a table of columns. **Throws** DataError if it cannot be read. */
export const columnsOfCsv = <C extends string>(file: string, columns: ColumnTable<C>): CsvHeader => {
  const { file: name, match } = readTable(file, columns, new Findings());
  return { file: name, match };
};

/** Characters that separate columns in files that are not comma-separated, and their names. */
const otherDelimiters = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'vertical bars'],
] as const;

/** **Throws** DataError if a file is empty, has a header alone, or has another delimiter. */
function checkShape(file: string, header: Parsed | undefined, rows: readonly Parsed[]): void {
  const fault = (line: number, value: unknown, allowed: string): DataError =>
    new DataError([{ file, line, field: '', value, allowed }]);
  if (header === undefined) throw fault(0, undefined, 'a line of column names and rows below it; the file is empty');
  const [only = ''] = header.fields;
  const delimiter = header.fields.length === 1 && otherDelimiters.find(([mark]) => only.includes(mark));
  if (delimiter) throw fault(1, only, `columns separated by commas; these are separated by ${delimiter[1]}`);
  if (rows.length === 0) throw fault(1, undefined, 'rows below the column names; the file has none');
}

/** Returns the bytes of a file. **Throws** DataError if it cannot be read, or is a spreadsheet. */
function bytesOf(file: string): Uint8Array {
  const fault = (allowed: string): DataError =>
    new DataError([{ file, line: 0, field: '', value: undefined, allowed }]);
  let bytes;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw fault(`a file that can be read; ${error instanceof Error ? error.message : String(error)}`);
  }
  if (bytes.toString('latin1', 0, ZIP_MARK.length) === ZIP_MARK)
    throw fault('CSV; this is a spreadsheet such as .xlsx or another zip archive: save it as CSV');
  return bytes;
}

interface Parsed {
  /** The line that the row begins on. */
  readonly line: number;
  readonly fields: readonly string[];
}

const lineBreaks = (text: string): number => text.match(/\r\n|\n|\r/gu)?.length ?? 0;

function parsed(file: string, text: string): readonly Parsed[] {
  const rows: Parsed[] = [];
  let end = 0;
  try {
    parse(text, {
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      on_record: (fields: string[], { lines }) => {
        end = lines;
        rows.push({ line: lines - fields.reduce((sum, field) => sum + lineBreaks(field), 0), fields });
        return null;
      },
    });
    return rows;
  } catch (error) {
    const { code, lines = 0, message } = error as { code?: string; lines?: number; message: string };
    const isOpen = code === 'CSV_QUOTE_NOT_CLOSED';
    const allowed = isOpen ? 'CSV; a quoted field that begins in this row has no end' : `CSV; ${message}`;
    throw new DataError([{ file, line: isOpen ? end + 1 : lines, field: '', value: undefined, allowed }]);
  }
}
