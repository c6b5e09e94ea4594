import type { Fault } from '../../log/fault.js';
import { fieldValue } from '../field-value.js';

/** Collects what is wrong with the values of files. */
export type JsonFaults = Fault[];

const MAX_TEXT = 200;

/** A value of a JSON file that knows its path, such as `matchRoster.homeTeam.positions[3].player`. */
export class JsonValue {
  constructor(
    readonly file: string,
    readonly path: string,
    readonly value: unknown,
    private readonly faults: JsonFaults,
  ) {}

  /** Whether there is a value: not `null`, and not missing. */
  get exists(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  /** Returns a member, perhaps of members: `match.homeTeam.name`. A missing one does not exist. */
  get(path: string): JsonValue {
    let value: unknown = this.value;
    for (const key of path.split('.'))
      value =
        typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined;
    return new JsonValue(this.file, this.path === '' ? path : `${this.path}.${path}`, value, this.faults);
  }

  /** Returns the items of a list. **Empty**: none if there is no value. */
  items(): readonly JsonValue[] {
    if (!this.exists) return [];
    if (!Array.isArray(this.value)) return this.fault('a list', []);
    return this.value.map((item: unknown, at) => {
      const one = new JsonValue(this.file, `${this.path}[${at}]`, item, this.faults);
      if (typeof item !== 'object' || item === null) one.fault('an object', 0);
      return one;
    });
  }

  /** Returns a text without blanks around it. **Empty**: `undefined` if there is none. */
  textIfAny(): string | undefined {
    if (!this.exists) return undefined;
    if (typeof this.value !== 'string' || this.value.length > MAX_TEXT)
      return this.fault<string | undefined>(`a text of at most ${MAX_TEXT} characters`, undefined);
    return this.value.trim() === '' ? undefined : this.value.trim();
  }

  text(): string {
    return this.textIfAny() ?? this.fault('a text', '');
  }

  /**
   * Returns a number, which can be written as a text. **Empty**: `undefined` for `null`, a word for no value, or a
   * boolean, which stand for what was not captured.
   */
  numberIfAny(min: number, max: number): number | undefined {
    if (!this.exists || typeof this.value === 'boolean') return undefined;
    const text =
      typeof this.value === 'string' || typeof this.value === 'number' ? fieldValue(String(this.value)) : 'object';
    if (text === '') return undefined;
    const number = /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : NaN;
    return number >= min && number <= max
      ? number
      : this.fault<number | undefined>(`a number from ${min} to ${max}`, undefined);
  }

  /** Returns a whole number. **Empty**: as `numberIfAny`. */
  integerIfAny(min: number, max: number): number | undefined {
    const number = this.numberIfAny(min, max);
    return number === undefined || Number.isInteger(number)
      ? number
      : this.fault<number | undefined>(`a whole number from ${min} to ${max}`, undefined);
  }

  integer(min: number, max: number): number {
    return this.integerIfAny(min, max) ?? this.fault(`a whole number from ${min} to ${max}`, min);
  }

  /** Adds a fault and returns the value to continue with. */
  fault<T>(allowed: string, instead: T): T {
    const shown = typeof this.value === 'object' && this.value !== null ? 'an object or a list' : this.value;
    const before = this.faults.at(-1);
    if (before?.file !== this.file || before.field !== this.path)
      this.faults.push({ file: this.file, line: 0, field: this.path, value: shown, allowed });
    return instead;
  }
}
