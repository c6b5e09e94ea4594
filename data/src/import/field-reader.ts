import { DataError, type Fault } from '../log/fault.js';
import type { CsvRow } from './csv.js';

/** Reads fields of rows, and gathers what is wrong with them. */
export class FieldReader {
  readonly faults: Fault[] = [];
  readonly #seen = new Map<string, Set<unknown>>();

  /** `headers` are the names columns go by in the file, where they differ from the fields asked for. */
  constructor(
    private readonly file: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** A whole number within bounds; 0 and a fault where it is none. */
  integer<C extends string>(row: CsvRow<C>, field: C, min: number, max: number): number {
    const text = row.of[field];
    const value = /^-?\d+$/u.test(text) ? Number(text) : NaN;
    if (value >= min && value <= max) return value;
    return this.fault(row, field, `a whole number from ${min} to ${max}`, 0);
  }

  /** A whole number, or nothing where the field is empty. */
  integerIfAny<C extends string>(row: CsvRow<C>, field: C, min: number, max: number): number | undefined {
    return row.of[field] === '' ? undefined : this.integer(row, field, min, max);
  }

  /** A value that no row before has in this field. */
  once<C extends string, V>(row: CsvRow<C>, field: C, value: V): V {
    const seen = this.#seen.get(field) ?? new Set();
    this.#seen.set(field, seen);
    if (seen.has(value)) this.fault(row, field, `a ${field} that no row before has`, value);
    seen.add(value);
    return value;
  }

  /** One of some words. */
  word<C extends string, const W extends string>(row: CsvRow<C>, field: C, words: readonly W[]): W {
    const found = words.find((word) => word === row.of[field]);
    return (
      found ??
      this.fault(
        row,
        field,
        `one of ${words.map((word) => (word === '' ? 'nothing' : word)).join(', ')}`,
        words[0] as W,
      )
    );
  }

  /** A text, or nothing where the field is empty. */
  textIfAny<C extends string>(row: CsvRow<C>, field: C): string | undefined {
    return row.of[field] === '' ? undefined : row.of[field];
  }

  /** A text that is not empty. */
  text<C extends string>(row: CsvRow<C>, field: C): string {
    return row.of[field] === '' ? this.fault(row, field, 'a text', '') : row.of[field];
  }

  /** A text of a given form. */
  matching<C extends string>(row: CsvRow<C>, field: C, form: RegExp, allowed: string): string {
    return form.test(row.of[field]) ? row.of[field] : this.fault(row, field, allowed, '');
  }

  /** **Throws** DataError with all that was wrong, if anything was. */
  throwIfAny(): void {
    if (this.faults.length > 0) throw new DataError(this.faults);
  }

  /** Puts a fault down, and gives what stands instead. */
  fault<C extends string, T>(row: CsvRow<C>, field: C, allowed: string, instead: T): T {
    this.faults.push({
      file: this.file,
      line: row.line,
      field: this.headers[field] ?? field,
      value: row.of[field],
      allowed,
    });
    return instead;
  }
}
