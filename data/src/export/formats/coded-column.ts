import type { Cell } from '../table.js';

/** A cell that has a value. */
export type Value = Exclude<Cell, undefined>;

/** Code of an empty cell. */
export const NO_CODE = -1;

const FIRST_CELLS = 1024;

/**
 * The cells of a column, stored as Parquet stores most columns: a list of the different values, and for each cell the
 * index of its value. A cell takes four bytes. Columns are reused for later rows.
 */
export class CodedColumn {
  readonly #values: Value[] = [];
  readonly #codeOf = new Map<Cell, number>();
  #codes = new Int32Array(FIRST_CELLS);
  #length = 0;
  #last: Cell;
  #lastCode = NO_CODE;

  get length(): number {
    return this.#length;
  }

  get values(): readonly Value[] {
    return this.#values;
  }

  /** The code of each cell. **Empty**: `NO_CODE`. */
  get codes(): Int32Array {
    return this.#codes.subarray(0, this.#length);
  }

  add(cell: Cell): void {
    if (cell !== this.#last) {
      this.#last = cell;
      this.#lastCode = cell === undefined ? NO_CODE : this.#codeFor(cell);
    }
    this.#reserve(this.#length + 1);
    this.#codes[this.#length] = this.#lastCode;
    this.#length += 1;
  }

  /** Adds the same cell several times. */
  addTimes(cell: Cell, times: number): void {
    if (times === 0) return;
    this.add(cell);
    this.#reserve(this.#length + times - 1);
    this.#codes.fill(this.#lastCode, this.#length, this.#length + times - 1);
    this.#length += times - 1;
  }

  clear(): void {
    this.#values.length = 0;
    this.#codeOf.clear();
    this.#length = 0;
    this.#last = undefined;
    this.#lastCode = NO_CODE;
  }

  #reserve(length: number): void {
    if (length <= this.#codes.length) return;
    const codes = new Int32Array(Math.max(length, this.#codes.length * 2));
    codes.set(this.#codes);
    this.#codes = codes;
  }

  #codeFor(value: Value): number {
    const found = this.#codeOf.get(value);
    if (found !== undefined) return found;
    this.#codeOf.set(value, this.#values.length);
    return this.#values.push(value) - 1;
  }
}
