import type { BaseColumn } from './season-columns.js';

/* `as number` marks an index that is in bounds by construction. */

/** Returns values in a new order, in the narrowest column that holds them. **Empty**: `undefined` if all are 0. */
export function columnIn(values: Int32Array, order: Int32Array): BaseColumn {
  let [least, greatest] = [0, 0];
  for (let at = 0; at < order.length; at += 1) {
    const value = values[at] as number;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  if (least === 0 && greatest === 0) return undefined;
  return least >= -32_768 && greatest <= 32_767 ? narrowIn(values, order) : wideIn(values, order);
}

function narrowIn(values: Int32Array, order: Int32Array): Int16Array {
  const column = new Int16Array(order.length);
  for (let at = 0; at < order.length; at += 1) column[at] = values[order[at] as number] as number;
  return column;
}

function wideIn(values: Int32Array, order: Int32Array): Int32Array {
  const column = new Int32Array(order.length);
  for (let at = 0; at < order.length; at += 1) column[at] = values[order[at] as number] as number;
  return column;
}
