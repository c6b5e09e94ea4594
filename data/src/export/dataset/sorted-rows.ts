import { NO_VALUE, type BaseRows } from '@goalsquare/engine';
import type { CellsByColumn } from '../formats/parquet.js';
import type { Cell } from '../table.js';
import type { SortedColumn } from './sorted-tables.js';

/** Rows of one base in a match. */
interface Span {
  readonly base: string;
  readonly rows: BaseRows<string>;
  readonly from: number;
  readonly to: number;
}

/** Returns the cells of a column in spans of rows. */
function cellsOf({ name, texts }: SortedColumn, spans: readonly Span[]): readonly Cell[] {
  const cells: Cell[] = [];
  for (const { rows, from, to } of spans) {
    const column = rows.columns[name] as BaseRows<string>['columns'][string];
    for (let row = from; row < to; row += 1) {
      const value = typeof column === 'number' ? column : (column.values[column.at?.[row] ?? row] as number);
      cells.push(value === NO_VALUE ? undefined : texts === undefined ? value : texts[value]);
    }
  }
  return cells;
}

const basesOf = (spans: readonly Span[]): readonly Cell[] =>
  spans.flatMap(({ base, from, to }) => new Array<Cell>(to - from).fill(base));

/** The rows of a season by base. Those of a base stay in order. A season has millions, which stay in their columns. */
export class SortedRows {
  readonly #spans: Span[] = [];

  constructor(private readonly columns: readonly SortedColumn[]) {}

  /** Adds the rows of a match, and returns how many they are. */
  add(rows: BaseRows<string>): number {
    for (const [n, base] of rows.bases.entries()) {
      const [from, to] = [rows.starts[n] as number, rows.starts[n + 1] as number];
      if (from < to) this.#spans.push({ base, rows, from, to });
    }
    return rows.starts.at(-1) ?? 0;
  }

  /** Returns the rows in groups of at most `size`: their bases, and then their cells by column. */
  *groups(size: number): Generator<CellsByColumn, void, undefined> {
    const cells = (spans: readonly Span[]): CellsByColumn => [
      basesOf(spans),
      ...this.columns.map((column) => cellsOf(column, spans)),
    ];
    let [group, free]: [Span[], number] = [[], size];
    for (const span of this.#spans.sort((a, b) => (a.base < b.base ? -1 : a.base > b.base ? 1 : 0)))
      for (let from = span.from; from < span.to;) {
        const to = Math.min(span.to, from + free);
        group.push({ ...span, from, to });
        [free, from] = [free - (to - from), to];
        if (free > 0) continue;
        yield cells(group);
        [group, free] = [[], size];
      }
    if (group.length > 0) yield cells(group);
  }
}
