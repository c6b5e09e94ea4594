import type { ReactNode, TdHTMLAttributes } from 'react';

/** The order of a table's rows: the id of a column, and a direction. */
export interface Order {
  readonly by: string;
  readonly isDescending: boolean;
}

/** A column of a table: its heading, its sort value, and its cells. */
export interface SortColumn<T> {
  readonly id: string;
  readonly label: string;
  /** A text below the label. */
  readonly remark?: string | undefined;
  readonly title?: string;
  /** The sort value of a row. **Empty**: `undefined`, which comes last. */
  readonly value: (row: T) => number | string | undefined;
  /** The content of a cell if it differs from the value. */
  readonly cell?: (row: T) => ReactNode;
  readonly attributesOf?: (row: T) => TdHTMLAttributes<HTMLTableCellElement>;
  readonly isNumber?: boolean;
  /** Whether cells stay on one line. */
  readonly isShort?: boolean;
  /** Whether the column is hidden on phones to make room for the others. */
  readonly isExtra?: boolean;
}

const compare = (a: number | string | undefined, b: number | string | undefined): number => {
  if (a === undefined || b === undefined) return 0;
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
};

/** Returns sorted rows. Rows without a value come last in either direction, and equal rows keep their order. */
export function sorted<T>(
  rows: readonly T[],
  columns: readonly SortColumn<T>[],
  order: Order | undefined,
): readonly T[] {
  const column = columns.find(({ id }) => id === order?.by);
  if (column === undefined) return rows;
  const isMissing = (row: T): boolean => column.value(row) === undefined;
  return [...rows].sort((a, b) => {
    if (isMissing(a) !== isMissing(b)) return isMissing(a) ? 1 : -1;
    return compare(column.value(a), column.value(b)) * (order?.isDescending === true ? -1 : 1);
  });
}
