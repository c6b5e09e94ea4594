import { useState } from 'react';
import type { Answer } from './answer';
import type { Order } from './in-order';

/**
 * Returns the order of a table, and a function that sorts by a column. Sorting by the current column reverses the
 * order. The first metric, greatest value first, is the default, also when the current column is removed.
 */
export function useSortOrder({ columns }: Answer): readonly [order: Order, sortBy: (by: string) => void] {
  const [selected, setSelected] = useState<Order>();
  const exists = selected !== undefined && (selected.by === '' || columns.some(({ code }) => code === selected.by));
  const order = exists ? selected : { by: columns[0]?.code ?? '', isDescending: true };
  const sortBy = (by: string): void => {
    setSelected({ by, isDescending: order.by === by ? !order.isDescending : by !== '' });
  };
  return [order, sortBy];
}
