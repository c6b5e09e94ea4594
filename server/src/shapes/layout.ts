import type { Sheet } from '@goalsquare/engine';
import type { Numbers } from '../statistics/numbers.js';
import { blankCell, cellsOf, fromCount, layCell, narrow, putComma, toWord, WORD, type Cell } from './layout-cell.js';
import { COUNTS, displayWords, orderWords, rankWords, valueWords } from './layout-words.js';
import { fitsWide, putDisplay, putValue, WIDE } from './slots.js';

const SPACE = 0x20;

/** Counts that fit into narrow slots. */
const LEAST_COUNT = -999;
const MOST_COUNT = 9999;

/** Bytes of an answer laid out, and which of its cells are blank, by column and cell. */
export interface Laid {
  readonly bytes: Buffer;
  readonly words: Int32Array;
  readonly blanks: Uint8Array;
}

const laidIn = (whole: Buffer, size: number, blanks: Uint8Array): Laid =>
  ({ bytes: whole.subarray(0, size), words: new Int32Array(whole.buffer, whole.byteOffset, whole.length / WORD), blanks });

/** Where the values of a code stand, and its places: by column from `from`, to be divided. **Empty**: NaN where there is no value. */
function numbersOf({ ratios, sums, places, plan, columns }: Sheet, code: number): { readonly values: Int32Array | Float64Array; readonly places: Uint16Array; readonly from: number; readonly divisor: number } {
  const ratio = ratios.get(code);
  if (ratio !== undefined) return { ...ratio, from: 0, divisor: 1 };
  return { values: sums, places, from: (plan.sums[code] ?? 0) * columns, divisor: plan.divisors[code] ?? 1 };
}

/**
 * An answer about statistics in which every number has a slot of fixed width: it is laid out once, and a question only fills the slots.
 * What a number leaves of its slot is spaces, which mean nothing in JSON; a statistic without a value is all spaces.
 * **Source**: ADR 27.
 */
export class Layout {
  /** **Units**: bytes. */
  readonly size: number;
  /** Where the list of squads begins. **Units**: bytes. */
  readonly squadsAt: number;
  readonly #cells: readonly Cell[];
  readonly #counts: readonly Cell[];
  /** Numbers that are no counts, by their place among the cells. */
  readonly #others: readonly (readonly [place: number, cell: Cell])[];
  /** The first cell that always has a value, and those before it. */
  readonly #leading: readonly Cell[];
  /** Where each column begins, in words, and which of the sheet it is. */
  readonly #starts: Int32Array;
  readonly #columns: Int32Array;
  /** Where each count has its slot, and its values in the sheet. */
  readonly #slots: Int32Array;
  readonly #rows: Int32Array;

  constructor(private readonly numbers: Numbers) {
    const { sheet, frame: { opening, columns, after } } = numbers;
    const cells = cellsOf(numbers);
    const always = cells.findIndex(({ code }) => !sheet.ratios.has(code));
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
    this.#counts = cells.filter(({ isCount }) => isCount);
    this.#others = [...cells.entries()].filter(([, { isCount }]) => !isCount);
    this.#leading = always < 0 ? cells : cells.slice(0, always + 1);
    this.#starts = Int32Array.from(starts);
    this.#columns = Int32Array.from(columns, ({ column }) => column);
    this.#slots = Int32Array.from(this.#counts, ({ value }) => value);
    this.#rows = Int32Array.from(this.#counts, ({ code }) => (sheet.plan.sums[code] ?? 0) * sheet.columns);
  }

  /** Lays the answer out, its slots empty. */
  lay(): Laid {
    const { opening, columns, after } = this.numbers.frame;
    const bytes = Buffer.allocUnsafeSlow(toWord(this.size));
    const column = this.#column();
    bytes.set(opening);
    let end = opening.length;
    for (const [c, { before }] of columns.entries()) {
      const start = (this.#starts[c] ?? 0) * WORD;
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

  /** Fills the slots. **Empty**: `undefined` where all are filled, else the code of a number that has no room in its slot. */
  fill(laid: Laid, sheet: Sheet): number | undefined {
    const large = this.#fillCounts(laid, sheet) ?? this.#fillOthers(laid, sheet);
    if (large === undefined) this.#fillCommas(laid, sheet);
    return large;
  }

  #column(): Buffer {
    const bytes = Buffer.alloc(this.#cells.at(-1)?.to ?? 0);
    for (const cell of this.#cells) layCell(bytes, 0, cell);
    return bytes;
  }

  /* `as number` stands where an index is in bounds by construction. */
  #fillCounts({ bytes, words }: Laid, { sums, places }: Sheet): number | undefined {
    const [starts, columns, slots, rows] = [this.#starts, this.#columns, this.#slots, this.#rows];
    for (let c = 0; c < starts.length; c += 1) {
      const start = starts[c] as number;
      const column = columns[c] as number;
      for (let k = 0; k < slots.length; k += 1) {
        const from = (rows[k] as number) + column;
        const value = sums[from] as number;
        const place = places[from] as number;
        const at = start + (slots[k] as number);
        if (value >>> 0 < COUNTS) {
          words[at] = valueWords[value] as number;
          words[at + fromCount.display] = displayWords[value * 2] as number;
          words[at + fromCount.display + 1] = displayWords[value * 2 + 1] as number;
        } else if (value >= LEAST_COUNT && value <= MOST_COUNT) {
          putValue(bytes, (at + narrow.value) * WORD, narrow.value * WORD, value);
          putDisplay(bytes, (at + fromCount.display + narrow.display) * WORD, narrow.display * WORD, value, 'integer');
        } else {
          return this.#counts[k]?.code;
        }
        words[at + fromCount.order] = orderWords[place & 255] as number;
        words[at + fromCount.rank] = rankWords[place >> 8] as number;
      }
    }
    return undefined;
  }

  #fillOthers(laid: Laid, sheet: Sheet): number | undefined {
    const { bytes, words, blanks } = laid;
    for (const [place, cell] of this.#others) {
      const { values, places, from, divisor } = numbersOf(sheet, cell.code);
      for (let c = 0; c < this.#starts.length; c += 1) {
        const start = this.#starts[c] as number;
        const at = from + (this.#columns[c] as number);
        const value = (values[at] as number) / divisor;
        const blank = c * this.#cells.length + place;
        if (Number.isNaN(value)) {
          if (blanks[blank] === 0) blankCell(bytes, start * WORD, cell);
          blanks[blank] = 1;
          continue;
        }
        if (!fitsWide(value)) return cell.code;
        if (blanks[blank] === 1) layCell(bytes, start * WORD, cell);
        blanks[blank] = 0;
        putValue(bytes, (start + cell.value) * WORD + WIDE, WIDE, value);
        putDisplay(bytes, (start + cell.display) * WORD + WIDE, WIDE, value, cell.format);
        words[start + cell.order] = orderWords[(places[at] as number) & 255] as number;
        words[start + cell.rank] = rankWords[(places[at] as number) >> 8] as number;
      }
    }
    return undefined;
  }

  /** No comma stands before the first statistic of a column that has a value. */
  #fillCommas({ bytes }: Laid, sheet: Sheet): void {
    for (const [c, start] of this.#starts.entries()) {
      let isFirst = true;
      for (const cell of this.#leading) {
        if (sheet.value(cell.code, this.#columns[c] ?? 0) === undefined) continue;
        putComma(bytes, start * WORD, cell, isFirst);
        isFirst = false;
      }
    }
  }
}
