import type { ReactElement, ReactNode, ThHTMLAttributes } from 'react';

/** The order of a table's rows: the sort key of a column, and a direction. */
export interface Order {
  readonly by: string;
  readonly isDescending: boolean;
}

const arrows = { ascending: ' ▴', descending: ' ▾', none: '' } as const;

interface SortHeadingProps extends Omit<ThHTMLAttributes<HTMLTableCellElement>, 'scope'> {
  /** The sort key of the column. */
  readonly by: string;
  readonly order: Order | undefined;
  /** Whether the first click sorts the column in descending order. */
  readonly startsDescending: boolean;
  readonly onSort: (order: Order) => void;
  readonly children: ReactNode;
}

/** The heading of a column, with a button that sorts the table by it. Another click reverses the order. */
export function SortHeading(props: SortHeadingProps): ReactElement {
  const { by, order, startsDescending, onSort, title, children, ...attributes } = props;
  const isSorted = order?.by === by;
  const isDescending = isSorted && order.isDescending;
  const direction = isDescending ? 'descending' : isSorted ? 'ascending' : 'none';
  return (
    <th {...attributes} scope="col" aria-sort={direction}>
      <button
        type="button"
        title={title}
        onClick={() => {
          onSort({ by, isDescending: isSorted ? !isDescending : startsDescending });
        }}
      >
        {children}
        <span aria-hidden="true">{arrows[direction]}</span>
      </button>
    </th>
  );
}
