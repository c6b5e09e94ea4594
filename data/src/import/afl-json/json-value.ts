import type { Fault } from '../../log/fault.js';
import { fieldValue } from '../field-value.js';

/** The faults found so far in the values of files. */
export type JsonFaults = Fault[];

const MAX_TEXT = 200;
/** Number of recent faults that are searched, so that a value is reported once. */
const LATEST = 20;

/** A value in a JSON file that knows its path, such as `matchRoster.homeTeam.positions[3].player`. */
export class JsonValue {
  constructor(
    readonly file: string,
    readonly path: string,
    readonly value: unknown,
    private readonly faults: JsonFaults,
  ) {}

  /** Whether the value is neither `null` nor missing. */
  get exists(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  /**
   * Returns the member at a path such as `match.homeTeam.name`. If the member is missing, `exists` is false. A path
   * through a value that is not an object is a fault.
   */
  get(path: string): JsonValue {
    const at = path.indexOf('.');
    if (at !== -1) return this.get(path.slice(0, at)).get(path.slice(at + 1));
    const { value } = this;
    const isObject = typeof value === 'object' && !Array.isArray(value);
    if (this.exists && !isObject) this.fault('an object', 0);
    const member =
      isObject && value !== null && Object.hasOwn(value, path)
        ? (value as Readonly<Record<string, unknown>>)[path]
        : undefined;
    return new JsonValue(this.file, this.path === '' ? path : `${this.path}.${path}`, member, this.faults);
  }

  /** Returns the items of a list. **Empty**: no items if there is no value. */
  items(): readonly JsonValue[] {
    if (!this.exists) return [];
    if (!Array.isArray(this.value)) return this.fault('a list', []);
    return this.value.map((item: unknown, at) => {
      const one = new JsonValue(this.file, `${this.path}[${at}]`, item, this.faults);
      if (typeof item !== 'object' || item === null) one.fault('an object', 0);
      return one;
    });
  }

  /** Returns a trimmed string. **Empty**: `undefined` if there is none. */
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
   * Returns a number, which may be written as text. **Empty**: `undefined` for `null`, a word for no value, or a
   * boolean. All of them mean that the value was not captured.
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
    const isObject = typeof this.value === 'object' && this.value !== null;
    const shown = isObject ? (Array.isArray(this.value) ? 'a list' : 'an object') : this.value;
    const isSame = ({ file, field }: Fault): boolean => file === this.file && field === this.path;
    const isReported = this.faults.slice(-LATEST).some(isSame);
    if (!isReported) this.faults.push({ file: this.file, line: 0, field: this.path, value: shown, allowed });
    return instead;
  }
}
