import { useState, type ReactElement, type ReactNode } from 'react';
import { SortHeading, type Order } from '../../controls/sort-heading';
import * as styles from '../questions/questions.module.css';

/** A column of a table: its heading, its sort value, and its cells. */
export interface SortColumn<T> {
  readonly id: string;
  readonly label: string;
  readonly title?: string;
  /** The sort value of a row. **Empty**: `undefined`, which comes last. */
  readonly value: (row: T) => number | string | undefined;
  /** The content of a cell if it differs from the value. */
  readonly cell?: (row: T) => ReactNode;
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

function sorted<T>(
  rows: readonly T[],
  columns: readonly SortColumn<T>[],
  order: Order | undefined,
): readonly (readonly [row: T, at: number])[] {
  const numbered = rows.map((row, at) => [row, at] as const);
  const column = order && columns.find(({ id }) => id === order.by);
  if (column === undefined) return numbered;
  const isMissing = (row: T): boolean => column.value(row) === undefined;
  return [...numbered].sort(([a, i], [b, j]) => {
    if (isMissing(a) !== isMissing(b)) return isMissing(a) ? 1 : -1;
    return compare(column.value(a), column.value(b)) * (order?.isDescending === true ? -1 : 1) || i - j;
  });
}

interface SortTableProps<T> {
  readonly label: string;
  readonly columns: readonly SortColumn<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string | number;
  /** Whether a row is highlighted, such as that of the page's squad. */
  readonly isCurrent?: (row: T) => boolean;
}

/** A table that buttons in its headings sort. The first column contains the row headings. */
export function SortTable<T>({ label, columns, rows, keyOf, isCurrent }: SortTableProps<T>): ReactElement {
  const [order, setOrder] = useState<Order>();
  const [first, ...others] = columns;
  const shown = ({ value, cell }: SortColumn<T>, row: T): ReactNode =>
    cell === undefined ? (value(row) ?? '–') : cell(row);
  return (
    <div className={styles.table} role="region" aria-label={label} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{label}. The buttons of the headings sort the rows.</caption>
        <thead>
          <tr>
            {columns.map(({ id, label: heading, title, isNumber = false, isExtra = false }) => (
              <SortHeading
                key={id}
                by={id}
                order={order}
                startsDescending={isNumber}
                onSort={setOrder}
                title={title}
                data-number={isNumber}
                data-extra={isExtra}
              >
                {heading}
              </SortHeading>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, columns, order).map(([row]) => (
            <tr key={keyOf(row)} data-current={isCurrent?.(row) ?? false}>
              {first !== undefined && (
                <th scope="row" data-number={first.isNumber ?? false} data-short={first.isShort ?? false}>
                  {shown(first, row)}
                </th>
              )}
              {others.map((column) => (
                <td
                  key={column.id}
                  data-number={column.isNumber ?? false}
                  data-short={column.isShort ?? false}
                  data-extra={column.isExtra ?? false}
                >
                  {shown(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
