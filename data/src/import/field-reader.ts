import { PRINTABLE } from '@goalsquare/engine';
import { DateTime } from 'luxon';
import { DataError, type Fault } from '../log/fault.js';
import type { CsvRow } from './csv.js';
import type { Findings } from './findings.js';
import { fieldPlace } from './row-place.js';

const printable = new RegExp(PRINTABLE, 'u');

/** Maximum length of a name. **Units**: characters. */
const MAX_NAME = 200;
/** Maximum length of a code. **Units**: characters. */
export const MAX_CODE = 40;

/** Reads the fields of rows, and collects their faults. */
export class FieldReader {
  readonly faults: Fault[] = [];
  readonly #seen = new Map<string, Set<unknown>>();
  readonly #first = new Map<string, { readonly value: string; readonly line: number }>();

  /** Creates a reader for a table. Faults and findings name columns as the header of the table does. */
  constructor(
    private readonly table: {
      readonly file: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly has?: (column: never) => boolean;
    },
    private readonly findings: Findings,
  ) {}

  /** Returns a whole number within bounds. Otherwise adds a fault and returns 0. */
  integer<C extends string>(row: CsvRow<C>, field: C, min: number, max: number): number {
    const text = row.of[field];
    const value = /^-?\d+$/u.test(text) ? Number(text) : NaN;
    if (value >= min && value <= max) return value;
    return this.fault(row, field, `a whole number from ${min} to ${max}`, 0);
  }

  /** Returns a whole number within bounds. **Empty**: `undefined` if the field is empty. */
  integerIfAny<C extends string>(row: CsvRow<C>, field: C, min: number, max: number): number | undefined {
    return row.of[field] === '' ? undefined : this.integer(row, field, min, max);
  }

  /** Returns a number within bounds, rounded to a whole number. **Empty**: `undefined` if the field is empty. */
  roundedIfAny<C extends string>(row: CsvRow<C>, field: C, min: number, max: number): number | undefined {
    const text = row.of[field];
    if (text === '') return undefined;
    const value = /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : NaN;
    return value >= min && value <= max
      ? Math.round(value)
      : this.fault(row, field, `a number from ${min} to ${max}`, 0);
  }

  /** Returns the value. Adds a fault if an earlier row has the same value in the field. */
  once<C extends string, V>(row: CsvRow<C>, field: C, value: V): V {
    const seen = this.#seen.get(field) ?? new Set();
    this.#seen.set(field, seen);
    if (seen.has(value)) this.fault(row, field, `a ${field} that no earlier row has`, value);
    seen.add(value);
    return value;
  }

  /** Returns the value that an earlier row gave for a key, and its line. If there is none, records this one. */
  first({ line }: { readonly line: number }, key: readonly unknown[], value = ''): { value: string; line: number } {
    const text = key.join('\n');
    const first = this.#first.get(text) ?? { value, line };
    this.#first.set(text, first);
    return first;
  }

  /** Returns the word in the field. For an invalid word, adds a fault and returns the first allowed word. */
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

  /** Returns a text. **Empty**: `undefined` if the field is empty. */
  textIfAny<C extends string>(row: CsvRow<C>, field: C, max = MAX_NAME): string | undefined {
    return row.of[field] === '' ? undefined : this.text(row, field, max);
  }

  /** Returns a text. If the field is empty, too long or not printable, adds a fault and returns an empty text. */
  text<C extends string>(row: CsvRow<C>, field: C, max = MAX_NAME): string {
    const text = row.of[field];
    if (text.length <= max && printable.test(text)) return text;
    return this.fault(row, field, text === '' ? 'a text' : `a text of 1 to ${max} printable characters`, '');
  }

  /** Returns a text that matches a pattern. Otherwise adds a fault and returns an empty text. */
  matching<C extends string>(row: CsvRow<C>, field: C, form: RegExp, allowed: string): string {
    return form.test(row.of[field]) ? row.of[field] : this.fault(row, field, allowed, '');
  }

  /**
   * Returns a date such as `2026-03-14`. Otherwise adds a fault and returns an empty text. `allowsEmpty` allows an
   * empty field.
   */
  date<C extends string>(row: CsvRow<C>, field: C, allowsEmpty = false): string {
    const text = row.of[field];
    const isDate = /^\d{4}-\d{2}-\d{2}$/u.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid;
    if (isDate || (allowsEmpty && text === '')) return text;
    return this.fault(row, field, `${allowsEmpty ? 'nothing, or ' : ''}a date such as 2026-03-14`, '');
  }

  /** Adds a finding about a field. `action` describes how the import handles it. */
  odd<C extends string>(row: CsvRow<C>, field: C, allowed: string, action: string): void {
    this.findings.add({ ...this.#place(row, field), allowed, action });
  }

  /** Adds a finding about a row that is left out, and counts the row under a cause. */
  leaveOut<C extends string>(row: CsvRow<C>, field: C, allowed: string, cause: string): void {
    this.findings.leaveOut({ ...this.#place(row, field), allowed }, cause);
  }

  /** **Throws** DataError with all faults, if there are any. */
  throwIfAny(): void {
    if (this.faults.length > 0) throw new DataError(this.faults);
  }

  /** Adds a fault and returns the value to continue with. */
  fault<C extends string, T>(row: CsvRow<C>, field: C, allowed: string, instead: T): T {
    const isMissing = this.table.has?.(field as never) === false;
    this.faults.push({
      ...this.#place(row, field),
      allowed: isMissing ? `${allowed}; the file has no such column` : allowed,
    });
    return instead;
  }

  #place<C extends string>(row: CsvRow<C>, field: C): Omit<Fault, 'allowed'> {
    const { file, headers } = this.table;
    return { ...fieldPlace({ ...row, file }, headers[field] ?? field), value: row.of[field] };
  }
}
