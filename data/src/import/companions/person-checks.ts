import type { CsvRow } from '../csv.js';
import type { FieldReader } from '../field-reader.js';

type Row = CsvRow<'season' | 'squad' | 'person_id' | 'jumper'>;

/** Reports contradictions between the rows of a person file. */
export class PersonChecks {
  readonly #first = new Map<string, { readonly value: string; readonly line: number }>();

  constructor(private readonly read: FieldReader) {}

  /** Returns the value that was recorded first for a key, and its line. If there is none, records this value. */
  #firstOf(key: readonly string[], value: string, line: number): { readonly value: string; readonly line: number } {
    const first = this.#first.get(key.join('\n')) ?? { value, line };
    this.#first.set(key.join('\n'), first);
    return first;
  }

  /**
   * Reports a person with two names, a person with two squads in a season, and a jumper number that two persons of a
   * squad share.
   */
  check(row: Row, personId: number, fullname: string): void {
    const { season, squad, jumper } = row.of;
    const { line } = row;
    const name = this.#firstOf(['name', String(personId)], fullname, line);
    if (name.value !== fullname)
      this.read.odd(row, 'person_id', `${name.value}, as on line ${name.line}`, 'each row keeps its own name');
    const other = this.#firstOf(['squad', season, String(personId)], squad, line);
    if (other.value !== squad)
      this.read.odd(row, 'squad', `${other.value}, as on line ${other.line}`, 'the person is in both squads');
    if (jumper === '') return;
    const owner = this.#firstOf(['jumper', season, squad, jumper], String(personId), line);
    if (owner.value !== String(personId))
      this.read.odd(row, 'jumper', `a number of only one person; line ${owner.line} has it`, 'both keep the number');
  }
}
