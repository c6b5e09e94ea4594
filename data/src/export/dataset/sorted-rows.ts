import { NO_VALUE, type BaseRows } from '@goalsquare/engine';
import type { CodedColumn } from '../formats/coded-column.js';
import type { ParquetFile } from '../formats/parquet.js';
import type { SortedColumn } from './sorted-tables.js';

/** The rows of a base in a match. */
interface Span {
  readonly base: string;
  readonly rows: BaseRows<string>;
  readonly from: number;
  readonly to: number;
}

/** Adds the cells of a column in a span of rows. */
function addSpan(target: CodedColumn, { name, texts }: SortedColumn, { rows, from, to }: Span): void {
  const column = rows.columns[name] as BaseRows<string>['columns'][string];
  const cellOf = (value: number) =>
    value === NO_VALUE ? undefined : texts === undefined ? value : (texts[value] as string);
  if (typeof column === 'number') {
    target.addTimes(cellOf(column), to - from);
    return;
  }
  const { values, at } = column;
  for (let row = from; row < to; row += 1) target.add(cellOf(values[at?.[row] ?? row] as number));
}

/**
 * The rows of a season, grouped by base. Rows of the same base stay in order. A season has millions of rows, so they
 * are not copied out of their columns.
 */
export class SortedRows {
  readonly #spans: Span[] = [];

  constructor(private readonly columns: readonly SortedColumn[]) {}

  /** Adds the rows of a match, and returns their number. */
  add(rows: BaseRows<string>): number {
    for (const [n, base] of rows.bases.entries()) {
      const [from, to] = [rows.starts[n] as number, rows.starts[n + 1] as number];
      if (from < to) this.#spans.push({ base, rows, from, to });
    }
    return rows.starts.at(-1) ?? 0;
  }

  /** Writes the rows in row groups of `size`. The first column is the base. */
  writeTo(file: ParquetFile, size: number): void {
    const [bases, ...others] = file.columns;
    if (bases === undefined) return;
    for (const span of this.#spans.sort((a, b) => (a.base < b.base ? -1 : a.base > b.base ? 1 : 0)))
      for (let from = span.from; from < span.to;) {
        const to = Math.min(span.to, from + size - bases.length);
        bases.addTimes(span.base, to - from);
        for (const [n, target] of others.entries())
          addSpan(target, this.columns[n] as SortedColumn, { ...span, from, to });
        if (bases.length === size) file.endGroup();
        from = to;
      }
    file.endGroup();
  }
}
