import type { AcrossTable } from '@goalsquare/engine';
import type { Read } from './questions.js';

/** An engine's answer to a question, for comparison: columns by code. NaN is an absent value. */
export interface AcrossAnswer {
  /** Returns the key of each row as text. Only the comparison calls it, because no client needs keys as text. */
  readonly keys: () => readonly string[];
  readonly values: readonly Float64Array[];
  readonly orders: readonly Int32Array[];
  readonly ranks: readonly Int32Array[];
  /** **Empty**: no columns unless the question reads percentiles. */
  readonly percentiles: readonly Float64Array[];
}

/** Returns the key of each row as peers return it. */
function keysOf(rows: number, [first = [], second]: readonly ArrayLike<number>[]): readonly string[] {
  const keys: string[] = [];
  for (let row = 0; row < rows; row += 1)
    keys.push(second === undefined ? String(first[row]) : `${first[row] ?? ''},${second[row] ?? ''}`);
  return keys;
}

/** Reads every value, order and rank of a table, as a server does. */
export function answerOf(table: AcrossTable, read: Read): AcrossAnswer {
  const { rows, codes, by, keys } = table;
  const columns = codes.map((_, n) => table.column(n, 0));
  return {
    keys: () =>
      keysOf(
        rows,
        by.map((dimension) => keys[dimension] ?? []),
      ),
    values: columns.map(({ values }) => values),
    orders: columns.map(({ order }) => order),
    ranks: columns.map(({ rank }) => rank),
    percentiles: read === 'ranks' ? [] : columns.map(({ percentile }) => percentile),
  };
}

/** Whether two values are the same, except for the last digits of a ratio: peers divide in a different order. */
const isSame = (a: number | undefined, b: number | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    ((Number.isNaN(a) && Number.isNaN(b)) || Math.abs(a - b) <= 1e-9 * Math.abs(a)));

/** Describes the first difference between two answers. **Empty**: `undefined` if every row is the same. */
export function differenceBetween(ours: AcrossAnswer, theirs: AcrossAnswer): string | undefined {
  const rowOf = new Map(theirs.keys().map((key, row) => [key, row]));
  const keys = ours.keys();
  if (rowOf.size !== keys.length) return `${rowOf.size} rows instead of ${keys.length}`;
  for (const [row, key] of keys.entries()) {
    const other = rowOf.get(key);
    if (other === undefined) return `no row ${key}`;
    for (const part of ['values', 'orders', 'ranks', 'percentiles'] as const)
      for (const [code, column] of ours[part].entries())
        if (!isSame(column[row], theirs[part][code]?.[other]))
          return `${part} ${theirs[part][code]?.[other] ?? 'missing'} instead of ${column[row] ?? 'missing'}, row ${key}, code ${code}`;
  }
  return undefined;
}
