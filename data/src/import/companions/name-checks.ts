import type { CsvRow } from '../csv.js';
import type { FieldReader } from '../field-reader.js';

type NamedRow = CsvRow<'name' | 'id' | 'code' | 'aliases'>;

/** Checks that rows agree on ids, codes and aliases. One name can have several rows, one for each season. */
export class NameChecks {
  /** The main name of each name and alias, and its line. */
  readonly #owners = new Map<string, { readonly name: string; readonly line: number }>();
  readonly #first = new Map<string, { readonly value: string; readonly line: number }>();

  constructor(private readonly read: FieldReader) {}

  /** Adds a fault for an alias of two names, and for a name with two ids or codes. */
  check(row: NamedRow, aliases: readonly string[]): void {
    const { name } = row.of;
    for (const one of [name, ...aliases]) {
      const owner = this.#owners.get(one) ?? { name, line: row.line };
      this.#owners.set(one, owner);
      if (owner.name !== name)
        this.read.fault(
          row,
          one === name ? 'name' : 'aliases',
          `a name of only one row; line ${owner.line} has ${one}`,
          0,
        );
    }
    for (const field of ['id', 'code'] as const) {
      const value = row.of[field];
      if (value === '') continue;
      const first = this.#first.get(`${field} ${name}`) ?? { value, line: row.line };
      this.#first.set(`${field} ${name}`, first);
      if (first.value !== value)
        this.read.fault(row, field, `${first.value}, the ${field} of ${name} on line ${first.line}`, 0);
    }
  }
}
