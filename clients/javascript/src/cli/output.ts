import type { Cell, CellRow } from '../flatten.js';
import type { Rows } from '../table-rows.js';
import { UsageError } from './command.js';
import { didYouMean } from '../suggest.js';

/** How rows are printed. */
export type Format = 'table' | 'csv' | 'json' | 'ndjson';

const formats: readonly Format[] = ['table', 'csv', 'json', 'ndjson'];

/** Returns the output format; by default a table on a terminal and CSV in a pipe. **Throws** `UsageError`. */
export function formatNamed(name: string | undefined, isTerminal: boolean): Format {
  if (name === undefined) return isTerminal ? 'table' : 'csv';
  const found = formats.find((format) => format === name.toLowerCase());
  if (found === undefined) throw new UsageError(`--format '${name}' is not one of ${formats.join(', ')}.`);
  return found;
}

const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : Array.isArray(cell) ? cell.join(';') : String(cell);

const quoted = (text: string): string => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Returns the text of a cell, with numbers rounded to at most two decimals. */
const shortened = (cell: Cell | undefined): string =>
  typeof cell === 'number' && !Number.isInteger(cell) ? String(Number(cell.toFixed(2))) : textOf(cell);

function csvLines(rows: readonly CellRow[], columns: readonly string[]): readonly string[] {
  const line = (cells: readonly string[]): string => cells.map(quoted).join(',');
  return [line(columns), ...rows.map((row) => line(columns.map((name) => textOf(row[name]))))];
}

function tableLines(rows: readonly CellRow[], columns: readonly string[]): readonly string[] {
  const cells = rows.map((row) => columns.map((name) => shortened(row[name])));
  const widths = columns.map((name, at) => Math.max(name.length, ...cells.map((line) => line[at]?.length ?? 0)));
  const isNumber = columns.map((name) => rows.every((row) => row[name] === null || typeof row[name] === 'number'));
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, at) => (isNumber[at] === true ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)];
}

/**
 * Returns the requested columns; the default is all columns. **Throws** `UsageError` for a column that does not exist.
 */
function chosen(rows: readonly CellRow[], named: readonly string[] | undefined): readonly string[] {
  const { columns: all = Object.keys(rows[0] ?? {}) } = rows as Partial<Rows<CellRow>>;
  const missing = all.length === 0 ? undefined : named?.find((name) => !all.includes(name));
  if (missing !== undefined)
    throw new UsageError(
      `There is no column '${missing}'.${didYouMean(missing, all) || ` There are ${all.join(', ')}.`}`,
    );
  return named ?? all;
}

/**
 * Formats rows as lines. A table has the columns that fit on a terminal unless you name others; CSV and JSON have all
 * columns. **Empty**: a table says that there are no rows.
 */
export function linesOf(
  rows: readonly CellRow[],
  format: Format,
  named: readonly string[] | undefined,
  short: readonly string[] | undefined,
): readonly string[] {
  const columns = chosen(rows, named ?? (format === 'table' ? short : undefined));
  const picked = (): readonly CellRow[] =>
    named === undefined
      ? rows
      : rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? null])));
  if (format === 'json') return [JSON.stringify(picked(), undefined, 2)];
  if (format === 'ndjson') return picked().map((row) => JSON.stringify(row));
  if (format === 'csv') return csvLines(rows, columns);
  return rows.length === 0 ? ['No rows.'] : tableLines(rows, columns);
}
