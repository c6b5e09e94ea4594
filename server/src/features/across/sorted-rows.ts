import type { AcrossTable } from '@goalsquare/engine';
import type { Steps } from '../../domain/work-queue.js';
import type { SortItem, SortKey } from './sort-items.js';

/** Number of rows that are sorted in one step. */
const CHUNK = 4096;

/** Number of rows that are merged in one step. */
const MERGED_IN_A_STEP = 32_768;

/** The position of a row: its values in the sort order, `null` where missing, and its dimension keys. */
export interface RowPosition {
  readonly values: readonly (number | null)[];
  readonly keys: readonly number[];
}

/** Returns the sort key for a dimension's key. Default: the key itself. */
export type KeyOrder = (dimension: AcrossTable['by'][number], key: number) => number;

/** The sort order of a table's rows. */
export interface RowOrder {
  /** Compares two rows: negative if the first comes first. */
  readonly compare: (a: number, b: number) => number;
  readonly positionOf: (row: number) => RowPosition;
  /** Compares a row with a position. */
  readonly compareTo: (row: number, position: RowPosition) => number;
}

type Read = (row: number) => number;

/** Returns a function that reads what a row is sorted by. It returns NaN if the row has no value. */
function readerOf(table: AcrossTable, key: SortKey, order: KeyOrder): Read {
  switch (key.is) {
    case 'matches':
      return (row) => table.matches[row] as number;
    case 'seconds':
      return (row) => table.seconds[row] as number;
    case 'dimension':
      return keyReader(table, key.dimension, order);
    case 'value': {
      const [n, m] = [table.codes.indexOf(key.code), table.measures.indexOf(key.measure)];
      return (row) => table.value(n, m, row) ?? NaN;
    }
  }
}

/** Number of keys in a row's position. A match has two: its start and its id. */
export const keyCount = (by: AcrossTable['by']): number => by.length + (by.includes('match') ? 1 : 0);

const own: KeyOrder = (_, key) => key;

function keyReaders(table: AcrossTable, order: KeyOrder): readonly Read[] {
  return table.by.flatMap((dimension) => [
    ...(dimension === 'match' ? [keyReader(table, dimension, order)] : []),
    keyReader(table, dimension, own),
  ]);
}

function keyReader(table: AcrossTable, dimension: AcrossTable['by'][number], order: KeyOrder): Read {
  const keys = table.keys[dimension];
  return (row) => order(dimension, keys?.[row] ?? -1);
}

/** Compares two numbers. Missing values come last in both directions. */
function comparedAs(a: number, b: number, isDescending: boolean): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return isDescending ? b - a : a - b;
}

/** Returns the order of a table's rows: by the sort items, then by the dimensions, so that no two rows are equal. */
export function rowOrder(table: AcrossTable, sort: readonly SortItem[], keyOrder: KeyOrder = own): RowOrder {
  const items = sort.map(({ key, isDescending }) => ({ read: readerOf(table, key, keyOrder), isDescending }));
  const keys = keyReaders(table, keyOrder);
  return {
    compare: (a, b) => {
      for (const { read, isDescending } of items) {
        const found = comparedAs(read(a), read(b), isDescending);
        if (found !== 0) return found;
      }
      for (const read of keys) {
        const found = read(a) - read(b);
        if (found !== 0) return found;
      }
      return a - b;
    },
    positionOf: (row) => ({
      values: items.map(({ read }) => {
        const value = read(row);
        return Number.isNaN(value) ? null : value;
      }),
      keys: keys.map((read) => read(row)),
    }),
    compareTo: (row, position) => {
      for (const [at, { read, isDescending }] of items.entries()) {
        const found = comparedAs(read(row), position.values[at] ?? NaN, isDescending);
        if (found !== 0) return found;
      }
      for (const [at, read] of keys.entries()) {
        const found = read(row) - (position.keys[at] ?? 0);
        if (found !== 0) return found;
      }
      return 0;
    },
  };
}

/** Merges two sorted runs of rows into another array, yielding regularly. */
function* merge(
  from: Int32Array,
  into: Int32Array,
  [start, middle, end]: readonly [number, number, number],
  compare: RowOrder['compare'],
): Steps<void> {
  let [left, right] = [start, middle];
  for (let at = start; at < end; at += 1) {
    const [a, b] = [from[left] as number, from[right] as number];
    const takesLeft = left < middle && (right >= end || compare(a, b) <= 0);
    into[at] = takesLeft ? a : b;
    if (takesLeft) left += 1;
    else right += 1;
    if ((at - start) % MERGED_IN_A_STEP === MERGED_IN_A_STEP - 1) yield;
  }
}

/** Sorts a table's rows in steps that take a few milliseconds. */
export function* sortRows(rows: number, compare: RowOrder['compare']): Steps<Int32Array> {
  let sorted = Int32Array.from({ length: rows }, (_, row) => row);
  for (let start = 0; start < rows; start += CHUNK) {
    sorted.subarray(start, start + CHUNK).sort(compare);
    yield;
  }
  let other = new Int32Array(rows);
  for (let width = CHUNK; width < rows; width *= 2) {
    for (let start = 0; start < rows; start += 2 * width) {
      yield* merge(sorted, other, [start, Math.min(start + width, rows), Math.min(start + 2 * width, rows)], compare);
      yield;
    }
    [sorted, other] = [other, sorted];
  }
  return sorted;
}

/** Returns the number of sorted rows up to and including a position. */
export function rowsUpTo(sorted: Int32Array, position: RowPosition, { compareTo }: RowOrder): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareTo(sorted[middle] as number, position) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
