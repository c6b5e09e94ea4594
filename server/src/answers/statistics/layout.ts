import type { ResultTable } from '@goalsquare/engine';
import type { Numbers } from './numbers.js';
import { cellsOf, layCell, putComma, toWord, WORD, type Cell } from './layout-cell.js';
import { Counts } from './layout-counts.js';
import { Decimals } from './layout-decimals.js';
import type { Filling, Grid, Laid } from './layout-grid.js';
import { Others } from './layout-others.js';

const SPACE = 0x20;

const laidIn = (whole: Buffer, size: number, blanks: Uint8Array): Laid => ({
  bytes: whole.subarray(0, size),
  words: new Int32Array(whole.buffer, whole.byteOffset, whole.length / WORD),
  blanks,
});

/**
 * An answer about statistics in which every number has a slot of fixed width: it is laid out once, and a question only
 * fills the slots. What a number leaves of its slot is spaces, which mean nothing in JSON; a statistic without a value
 * is all spaces.
 * **Source**: ADR 27.
 */
export class Layout {
  /** **Units**: bytes. */
  readonly size: number;
  /** Where the list of squads begins. **Units**: bytes. */
  readonly squadsAt: number;
  readonly #cells: readonly Cell[];
  /** The first cell that always has a value, and those before it. */
  readonly #leading: readonly Cell[];
  readonly #grid: Grid;
  readonly #counts: Filling;
  readonly #decimals: Filling;
  readonly #others: Filling;

  constructor(private readonly numbers: Numbers) {
    const {
      table,
      frame: { opening, columns, after },
    } = numbers;
    const cells = cellsOf(numbers);
    const always = cells.findIndex(({ code }) => !table.ratios.has(code));
    const starts: number[] = [];
    let end = opening.length;
    for (const { before } of columns) {
      const start = toWord(end + before.length);
      starts.push(start / WORD);
      end = start + (cells.at(-1)?.to ?? 0);
    }
    this.size = end + after.length;
    this.squadsAt = opening.length;
    this.#cells = cells;
    this.#leading = always < 0 ? cells : cells.slice(0, always + 1);
    this.#grid = { starts: Int32Array.from(starts), columns: Int32Array.from(columns, ({ column }) => column) };
    this.#counts = new Counts(
      cells.filter(({ kind }) => kind === 'count'),
      table,
    );
    this.#decimals = new Decimals(
      cells.filter(({ kind }) => kind === 'decimal'),
      table,
    );
    this.#others = new Others(
      [...cells.entries()].filter(([, { kind }]) => kind === 'wide'),
      cells.length,
    );
  }

  /** Lays the answer out, its slots empty. */
  lay(): Laid {
    const { opening, columns, after } = this.numbers.frame;
    const bytes = Buffer.allocUnsafeSlow(toWord(this.size));
    const column = this.#column();
    bytes.set(opening);
    let end = opening.length;
    for (const [c, { before }] of columns.entries()) {
      const start = (this.#grid.starts[c] ?? 0) * WORD;
      bytes.set(before, end);
      bytes.fill(SPACE, end + before.length, start);
      bytes.set(column, start);
      end = start + column.length;
    }
    bytes.set(after, end);
    return laidIn(bytes, this.size, new Uint8Array(columns.length * this.#cells.length));
  }

  /** A copy of what was laid out, to be filled by itself. */
  copyOf({ bytes, blanks }: Laid): Laid {
    const whole = Buffer.allocUnsafeSlow(toWord(this.size));
    whole.set(bytes);
    return laidIn(whole, this.size, blanks.slice());
  }

  /**
   * Fills the slots. **Empty**: `undefined` where all are filled, else the code of a number that has no room in its
   * slot.
   */
  fill(laid: Laid, table: ResultTable): number | undefined {
    const large =
      this.#counts.fill(laid, this.#grid, table) ??
      this.#decimals.fill(laid, this.#grid, table) ??
      this.#others.fill(laid, this.#grid, table);
    if (large === undefined) this.#fillCommas(laid, table);
    return large;
  }

  #column(): Buffer {
    const bytes = Buffer.alloc(this.#cells.at(-1)?.to ?? 0);
    for (const cell of this.#cells) layCell(bytes, 0, cell);
    return bytes;
  }

  /** No comma stands before the first statistic of a column that has a value. */
  #fillCommas({ bytes }: Laid, table: ResultTable): void {
    const { starts, columns } = this.#grid;
    for (const [c, start] of starts.entries()) {
      let isFirst = true;
      for (const cell of this.#leading) {
        if (table.value(cell.code, columns[c] ?? 0) === undefined) continue;
        putComma(bytes, start * WORD, cell, isFirst);
        isFirst = false;
      }
    }
  }
}
