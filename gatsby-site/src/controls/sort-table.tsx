import { useState, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { sorted, type Order, type SortColumn } from './sorted';
import * as styles from './tables.module.css';
import { useTableKeys } from './use-table-keys';

const arrows = { ascending: ' ▴', descending: ' ▾', none: '' } as const;

/** Headings with more letters than this get a minimum width on phones, so that they wrap into fewer lines. */
const LONG = 20;

interface HeadingProps<T> {
  readonly column: SortColumn<T>;
  readonly order: Order | undefined;
  readonly onSort: (order: Order) => void;
}

/** The heading of a column, with a button that sorts the table by it. Another click reverses the order. */
function Heading<T>({ column, order, onSort }: HeadingProps<T>): ReactElement {
  const { id, label, remark, title, isNumber = false, isExtra = false } = column;
  const isSorted = order?.by === id;
  const isDescending = isSorted && order.isDescending;
  const direction = isDescending ? 'descending' : isSorted ? 'ascending' : 'none';
  return (
    <th scope="col" aria-sort={direction} data-number={isNumber} data-extra={isExtra} data-long={label.length > LONG}>
      <button
        type="button"
        title={title}
        onClick={() => {
          onSort({ by: id, isDescending: isSorted ? !isDescending : isNumber });
        }}
      >
        {label}
        {remark !== undefined && <small>{remark}</small>}
        <span aria-hidden="true">{arrows[direction]}</span>
      </button>
    </th>
  );
}

/** The cells of a row. */
function cellsOf<T>(columns: readonly SortColumn<T>[], row: T, hasHeading: boolean): readonly ReactElement[] {
  return columns.map(({ id, value, cell, attributesOf, isNumber = false, isShort = false, isExtra = false }, at) => {
    const content = cell === undefined ? (value(row) ?? '–') : cell(row);
    const look = {
      'data-number': isNumber || undefined,
      'data-short': isShort,
      'data-extra': isExtra,
      ...attributesOf?.(row),
    };
    return hasHeading && at === 0 ? (
      <th key={id} scope="row" {...look}>
        {content}
      </th>
    ) : (
      <td key={id} {...look}>
        {content}
      </td>
    );
  });
}

/** The last row of a table: its label, the number of columns that the label covers, and the other cells. */
export interface SumRow<T> {
  readonly label: string;
  readonly span: number;
  readonly columns: readonly SortColumn<T>[];
  readonly row: T;
}

interface SortTableProps<T> {
  readonly label: string;
  readonly columns: readonly SortColumn<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T, at: number) => string | number;
  readonly attributesOf?: (row: T) => HTMLAttributes<HTMLTableRowElement> & Readonly<Record<string, unknown>>;
  /** The order until the reader selects another. **Empty**: that of the rows. */
  readonly usual?: Order;
  /** Sorts the rows elsewhere. Rows are then numbered from `offset` on, in the order `usual`. */
  readonly remote?: { readonly offset: number; readonly onSort: (order: Order) => void };
  /** The visible part of the caption. */
  readonly caption?: ReactNode;
  readonly sum?: SumRow<T> | undefined;
}

/**
 * A table that buttons in its headings sort. The first column contains the row headings. It is one stop of the Tab key.
 */
export function SortTable<T>(props: SortTableProps<T>): ReactElement {
  const { label, columns, rows, keyOf, attributesOf, usual, remote, caption, sum } = props;
  const keys = useTableKeys();
  const [selected, setOrder] = useState<Order>();
  const order = columns.some(({ id }) => id === selected?.by) ? selected : usual;
  const isNumbered = remote !== undefined;
  return (
    <div className={styles.table} role="region" aria-label={label}>
      <table {...keys}>
        <caption className={styles.caption}>
          {caption}
          <span className="visually-hidden">
            {label}. The buttons of the headings sort {isNumbered && 'all of '}its rows. Arrow keys move between the
            cells.
          </span>
        </caption>
        <thead>
          <tr>
            {isNumbered && (
              <th scope="col" className={styles.place}>
                <abbr title="Place in the order of the rows">#</abbr>
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.id} column={column} order={order} onSort={remote?.onSort ?? setOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {(isNumbered ? rows : sorted(rows, columns, order)).map((row, at) => (
            <tr key={keyOf(row, at)} {...attributesOf?.(row)}>
              {isNumbered && <td className={styles.place}>{remote.offset + at + 1}</td>}
              {cellsOf(columns, row, true)}
            </tr>
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <tr>
              {isNumbered && <td className={styles.place} />}
              <th scope="row" colSpan={sum.span}>
                {sum.label}
              </th>
              {cellsOf(sum.columns, sum.row, false)}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
