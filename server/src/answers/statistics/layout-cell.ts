import type { MetricFormat } from '@goalsquare/engine';
import type { Numbers } from './numbers.js';
import { WIDE } from './slots.js';

/** Slots begin and end between words, so that most are filled by storing one or two of them. **Units**: bytes. */
export const WORD = 4;

const SPACE = 0x20;
const COMMA = 0x2c;

/**
 * Slots of each kind of number: a count, a sum divided by ten, a hundred or a thousand, and any other. **Units**:
 * words.
 */
export const slots = {
  count: { value: 1, display: 2 },
  decimal: { value: 2, display: 2 },
  wide: { value: WIDE / WORD, display: WIDE / WORD },
} as const;

/** A kind of number, by what it needs of a slot. */
export type CellKind = keyof typeof slots;

/**
 * What stands between the slots: whole words. An order and a rank share their words with the colon before and the
 * bracket after.
 */
const names = { display: ',"valueDisplay":', order: ',"order"', rank: ',"rank":' } as const;

const wordsIn = (text: string): number => text.length / WORD;

/** The first whole word at or after a byte, in bytes. */
export const toWord = (byte: number): number => Math.ceil(byte / WORD) * WORD;

/**
 * The statistic of one code, as it stands in every column. **Units**: bytes from where the column begins; slots in
 * words from there.
 */
export interface Cell {
  readonly code: number;
  readonly format: MetricFormat;
  /** A comma and the JSON up to the value. It may be filled up with spaces before, so that the value begins a word. */
  readonly head: Uint8Array;
  readonly from: number;
  readonly to: number;
  readonly kind: CellKind;
  readonly value: number;
  readonly display: number;
  readonly order: number;
  readonly rank: number;
}

type SlotsAfter = Pick<Cell, 'display' | 'order' | 'rank'>;

const slotsAfter = (kind: CellKind): SlotsAfter => {
  const { value, display } = slots[kind];
  const atDisplay = value + wordsIn(names.display);
  const order = atDisplay + display + wordsIn(names.order);
  return { display: atDisplay, order, rank: order + 1 + wordsIn(names.rank) };
};

/** Where the other slots of a cell are, in words from that of its value. */
export const fromValue: Readonly<Record<CellKind, SlotsAfter>> = {
  count: slotsAfter('count'),
  decimal: slotsAfter('decimal'),
  wide: slotsAfter('wide'),
};

/** What sums are divided by whose decimals have words. */
const decimalDivisors: ReadonlySet<number | undefined> = new Set([10, 100, 1000]);

function kindOf({ ready, table }: Numbers, code: number, format: MetricFormat): CellKind {
  if (ready.large.has(code) || table.ratios.has(code)) return 'wide';
  const divisor = table.plan.divisors[code];
  if (divisor === 1 && format === 'integer') return 'count';
  return decimalDivisors.has(divisor) && (format === 'integer' || format === 'oneDecimal') ? 'decimal' : 'wide';
}

/** The cell of a code whose column is taken up to `from`. */
function cellOf(code: number, format: MetricFormat, bare: Uint8Array, kind: CellKind, from: number): Cell {
  const head = Buffer.concat([Buffer.of(COMMA), bare]);
  const value = toWord(from + head.length) / WORD;
  const { display, order, rank } = fromValue[kind];
  return {
    code,
    format,
    head,
    from,
    kind,
    value,
    display: value + display,
    order: value + order,
    rank: value + rank,
    to: (value + rank + 1) * WORD,
  };
}

/** The cells of the codes a match supplies, in their order. */
export function cellsOf(numbers: Numbers): readonly Cell[] {
  const { ready, table } = numbers;
  const cells: Cell[] = [];
  for (const [code, bare] of ready.heads.entries()) {
    const format = ready.formats[code];
    if (format === undefined || !table.supplies(code)) continue;
    cells.push(cellOf(code, format, bare, kindOf(numbers, code, format), cells.at(-1)?.to ?? 0));
  }
  return cells;
}

/** Lays out a cell of the column that begins at `start`, its slots empty. */
export function layCell(bytes: Buffer, start: number, cell: Cell): void {
  blankCell(bytes, start, cell);
  bytes.set(cell.head, start + cell.value * WORD - cell.head.length);
  bytes.write(names.display, start + cell.display * WORD - names.display.length, 'latin1');
  bytes.write(names.order, start + cell.order * WORD - names.order.length, 'latin1');
  bytes.write(names.rank, start + cell.rank * WORD - names.rank.length, 'latin1');
}

/** Makes a cell of the column that begins at `start` nothing but spaces. */
export function blankCell(bytes: Buffer, start: number, { from, to }: Cell): void {
  bytes.fill(SPACE, start + from, start + to);
}

/** Writes the comma before a cell, or a space where it is the first of its column that has a value. */
export function putComma(bytes: Buffer, start: number, { value, head }: Cell, isFirst: boolean): void {
  bytes[start + value * WORD - head.length] = isFirst ? SPACE : COMMA;
}
