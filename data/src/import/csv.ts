import path from 'node:path';
import { DataError, faultIn } from '../log/fault.js';
import { csvRecords, lineBreaks, type CsvRecord } from './csv-records.js';
import { fieldValue } from './field-value.js';
import { kindOfHeader } from './file-kinds.js';
import { Findings } from './findings.js';
import type { RowPlace } from './row-place.js';
import {
  bareName,
  matchColumns,
  neededColumns,
  type ColumnMatch,
  type ColumnTable,
  type MatchedColumn,
} from './match-columns.js';

export type { Column, ColumnTable } from './match-columns.js';

/** A row of a CSV file, and its line. */
export interface CsvRow<C extends string> extends Omit<RowPlace, 'file'> {
  readonly of: Readonly<Record<C, string>>;
}

/** A file whose rows can be read only once. When the rows end, all of them have been counted and checked. */
export interface CsvRows<C extends string> {
  readonly file: string;
  /** The names of the columns in the file. */
  readonly headers: Readonly<Record<C, string>>;
  readonly has: (column: C) => boolean;
  /** The rows, one by one. **Empty**: fields of missing columns are empty. */
  readonly rows: Iterable<CsvRow<C>>;
}

/** A file whose rows have all been read. */
export interface CsvTable<C extends string> extends CsvRows<C> {
  readonly rows: readonly CsvRow<C>[];
}

/** Maximum number of rows in a companion file. Even if all files have the maximum, an import needs less than 512 MB. */
const MOST_ROWS = 100_000;

/**
 * Opens a CSV file, plain or gzipped, with a table of columns. Counts its rows. Skips and reports empty rows and rows
 * that repeat the column names. Reports duplicate columns. **Throws** DataError if a column is missing, or if the file
 * is empty or of another kind. The rows throw DataError at a line that is not CSV, and after `mostRows` rows.
 */
export function openTable<C extends string>(
  file: string,
  columns: ColumnTable<C>,
  findings: Findings,
  mostRows = MOST_ROWS,
): CsvRows<C> {
  const name = path.basename(file);
  const records = csvRecords(file, (text) => withoutHead(name, text, findings));
  const [first, second] = [records.next().value, records.next().value] as const;
  checkShape(name, first, second);
  const header = first?.fields.map((field) => field.trim()) ?? [];
  const match = matchColumns(header, columns);
  const found = match.columns.map((one) => ({ ...one, header: one.header ?? columns[one.column].names[0] }));
  const missing = found.filter(({ needed, place }) => needed && place < 0);
  const kind = kindOfHeader(header);
  if (missing.length > 0 || (kind !== undefined && isOfMatches(columns)))
    throw missingColumns(
      { file: name, line: first?.line ?? 1 },
      missing.map(({ header: field }) => field),
      kind,
    );
  findings.columns.push({ file: name, match });
  reportRepeatedColumns({ file: name, line: first?.line ?? 1 }, header, match, findings);
  const present = new Set(found.filter(({ place }) => place >= 0).map(({ column }) => column));
  return {
    file: name,
    headers: Object.fromEntries(found.map((of) => [of.column, of.header])) as Record<C, string>,
    has: (column) => present.has(column),
    rows: rowsOf(found, rowsWithValues({ file: name, header, mostRows }, second, records, findings)),
  };
}

/** Reads all rows of a CSV file, opened as by `openTable`. **Throws** DataError. */
export function readTable<C extends string>(
  file: string,
  columns: ColumnTable<C>,
  findings: Findings,
  mostRows = MOST_ROWS,
): CsvTable<C> {
  const table = openTable(file, columns, findings, mostRows);
  return { ...table, rows: [...table.rows] };
}

/** Yields the values of records by column. */
function* rowsOf<C extends string>(
  columns: readonly MatchedColumn<C>[],
  records: Iterable<CsvRecord>,
): Generator<CsvRow<C>> {
  // Most fields are the same as in the row above, such as the names of the squads. They share one text.
  const above = columns.map(() => ({ field: '', value: '' }));
  for (const { line, fields } of records) {
    const of = {} as Record<C, string>;
    for (const [at, { column, place, isText }] of columns.entries()) {
      const field = fields[place] ?? '';
      let last = above[at];
      if (last?.field !== field) above[at] = last = { field, value: isText ? field.trim() : fieldValue(field) };
      of[column] = last.value;
    }
    yield { line, of };
  }
}

/** Checks whether a table of columns describes matches rather than a companion file. */
const isOfMatches = (columns: Readonly<Record<string, unknown>>): boolean => 'home' in columns;

/** Returns the error for a file that lacks columns, or is of another kind. */
const missingColumns = (
  place: { readonly file: string; readonly line: number },
  missing: readonly string[],
  kind: string | undefined,
): DataError =>
  new DataError([
    ...(kind === undefined
      ? []
      : [{ ...place, field: '', value: undefined, allowed: `another file; this looks like ${kind}` }]),
    ...missing.map((field) => ({ ...place, field, value: undefined, allowed: `a column ${field}; the file has none` })),
  ]);

/** Reports columns that the import reads but the header lists twice. */
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
      findings.add({ ...place, field, value: field, allowed: 'each column once', action: 'the first of them is read' });
  }
}

/** Yields the records with values, starting with `first`. Counts all records, and reports those that are left out. */
function* rowsWithValues(
  { file, header, mostRows }: { readonly file: string; readonly header: readonly string[]; readonly mostRows: number },
  first: CsvRecord | undefined,
  others: Iterable<CsvRecord>,
  findings: Findings,
): Generator<CsvRecord> {
  let count = 0;
  const hasValues = ({ line, fields }: CsvRecord): boolean => {
    count += 1;
    if (count > mostRows) {
      const allowed = `at most ${mostRows} rows: split the file by season and import the parts in turn`;
      throw DataError.of(file, allowed, { line });
    }
    const isEmpty = fields.every((field) => field === '');
    const isHeader = !isEmpty && fields.every((field, at) => field.trim() === header[at]);
    if (isEmpty) findings.leaveOut(faultIn(file, 'a row with values', { line }), 'row without values');
    if (isHeader)
      findings.leaveOut(
        { file, line, field: header[0] ?? '', value: fields[0], allowed: 'values, and not the column names again' },
        'repeated column names',
      );
    return !isEmpty && !isHeader;
  };
  if (first !== undefined && hasValues(first)) yield first;
  for (const record of others) if (hasValues(record)) yield record;
  findings.rows.read(file, count);
}

/** Reads the named columns of a CSV file. **Throws** DataError as `readTable` does, and if there are any findings. */
export function readCsv<const C extends string>(file: string, columns: readonly C[]): readonly CsvRow<C>[] {
  const findings = new Findings();
  const { rows } = readTable(file, neededColumns(columns), findings);
  findings.throwIfAny();
  return rows;
}

/** Characters that separate columns in files that are not comma-separated, and their names. */
const otherDelimiters = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'vertical bars'],
] as const;

/** Checks the shape of a file. **Throws** DataError if it is empty, has only a header, or has another delimiter. */
function checkShape(file: string, header: CsvRecord | undefined, first: CsvRecord | undefined): void {
  const fault = (line: number, value: unknown, allowed: string): DataError =>
    DataError.of(file, allowed, { line, value });
  if (header === undefined) throw fault(0, undefined, 'a line of column names and rows below it; the file is empty');
  const [only = ''] = header.fields;
  const delimiter = header.fields.length === 1 && otherDelimiters.find(([mark]) => only.includes(mark));
  if (delimiter) throw fault(1, only, `columns separated by commas; these are separated by ${delimiter[1]}`);
  if (first === undefined) throw fault(1, undefined, 'rows below the column names; the file has none');
}

/** The line in which Excel names the separator. */
const separatorLine = /^\uFEFF?sep=(.)$/u;

/**
 * Returns a text without the lines above its column names: Excel's `sep=,` and comments that begin with `#`. Other
 * lines keep their numbers. **Throws** DataError if Excel names another separator.
 */
function withoutHead(file: string, text: string, findings: Findings): string {
  let from = 0;
  for (let line = 1; ; line += 1) {
    const end = text.indexOf('\n', from);
    const value = text.slice(from, end === -1 ? undefined : end).trim();
    const separator = separatorLine.exec(value)?.[1];
    if (separator !== undefined && separator !== ',')
      throw DataError.of(file, `columns separated by commas; Excel names ${JSON.stringify(separator)}`, {
        line,
        value,
      });
    if (end === -1 || (separator === undefined && !value.startsWith('#'))) break;
    const author = separator === undefined ? 'a comment is above them' : 'Excel wrote the separator above them';
    findings.add({
      file,
      line,
      field: '',
      value,
      allowed: `the column names first; ${author}`,
      action: 'the line is skipped',
    });
    from = end + 1;
  }
  return from === 0 ? text : '\n'.repeat(lineBreaks(text.slice(0, from))) + text.slice(from);
}
