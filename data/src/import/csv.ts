import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { DataError, type Fault } from '../log/fault.js';
import { unpacked } from '../log/read.js';

/** Largest CSV file, unpacked. **Units**: bytes. */
const MAX_CSV_BYTES = 256 * 1024 * 1024;

/** One row of a CSV file, and the line it stands on. */
export interface CsvRow<C extends string> {
  readonly line: number;
  readonly of: Readonly<Record<C, string>>;
}

/**
 * Reads the named columns of a CSV file, plain or gzip; other columns are left alone.
 * **Throws** DataError naming a missing column, or the line that is not CSV.
 */
export function readCsv<const C extends string>(file: string, columns: readonly C[]): readonly CsvRow<C>[] {
  const name = path.basename(file);
  const rows = parsed(name, new TextDecoder('utf-8').decode(unpacked(name, readFileSync(file), MAX_CSV_BYTES)));
  const header = rows[0]?.fields ?? [];
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new DataError(missing.map((field) => ({ file: name, line: 1, field, value: undefined, allowed: `a column ${field}` })));
  }
  const places = columns.map((column) => [column, header.indexOf(column)] as const);
  return rows.slice(1).map(({ line, fields }) => ({
    line,
    of: Object.fromEntries(places.map(([column, place]) => [column, fields[place] ?? ''])) as Record<C, string>,
  }));
}

interface Parsed { readonly line: number; readonly fields: readonly string[] }

function parsed(file: string, text: string): readonly Parsed[] {
  const rows: Parsed[] = [];
  try {
    parse(text, { skip_empty_lines: true, on_record: (fields: string[], { lines }) => { rows.push({ line: lines, fields }); return null; } });
    return rows;
  } catch (error) {
    const { lines, message } = error as { lines?: number; message: string };
    throw new DataError([{ file, line: lines ?? 0, field: '', value: undefined, allowed: `CSV; ${message}` }]);
  }
}

/** Reads fields of rows, and gathers what is wrong with them. */
export class FieldReader {
  readonly faults: Fault[] = [];
  readonly #seen = new Map<string, Set<unknown>>();

  constructor(private readonly file: string) {}

  /** A whole number within bounds; 0 and a fault where it is none. */
  integer<C extends string>(row: CsvRow<C>, field: C, min: number, max: number): number {
    const text = row.of[field];
    const value = /^-?\d+$/u.test(text) ? Number(text) : NaN;
    if (value >= min && value <= max) return value;
    return this.#fault(row, field, `a whole number from ${min} to ${max}`, 0);
  }

  /** A whole number, or nothing where the field is empty. */
  integerIfAny<C extends string>(row: CsvRow<C>, field: C, min: number, max: number): number | undefined {
    return row.of[field] === '' ? undefined : this.integer(row, field, min, max);
  }

  /** A value that no row before has in this field. */
  once<C extends string, V>(row: CsvRow<C>, field: C, value: V): V {
    const seen = this.#seen.get(field) ?? new Set();
    this.#seen.set(field, seen);
    if (seen.has(value)) this.#fault(row, field, `a ${field} that no row before has`, value);
    seen.add(value);
    return value;
  }

  /** One of some words. */
  word<C extends string, const W extends string>(row: CsvRow<C>, field: C, words: readonly W[]): W {
    const found = words.find((word) => word === row.of[field]);
    return found ?? this.#fault(row, field, `one of ${words.map((word) => (word === '' ? 'nothing' : word)).join(', ')}`, words[0] as W);
  }

  /** A text that is not empty. */
  text<C extends string>(row: CsvRow<C>, field: C): string {
    return row.of[field] === '' ? this.#fault(row, field, 'a text', '') : row.of[field];
  }

  /** A text of a given form. */
  matching<C extends string>(row: CsvRow<C>, field: C, form: RegExp, allowed: string): string {
    return form.test(row.of[field]) ? row.of[field] : this.#fault(row, field, allowed, '');
  }

  /** **Throws** DataError with all that was wrong, if anything was. */
  throwIfAny(): void {
    if (this.faults.length > 0) throw new DataError(this.faults);
  }

  #fault<C extends string, T>(row: CsvRow<C>, field: C, allowed: string, instead: T): T {
    this.faults.push({ file: this.file, line: row.line, field, value: row.of[field], allowed });
    return instead;
  }
}
