import { inPlay } from '../columns/transactions.js';
import type { Transaction } from '../log/entry.js';
import type { Change } from '../log/transaction-table.js';

/** Returns the position in order of play that a transaction has or would have. Most transactions belong at the end. */
function placeOf(order: readonly Transaction[], transaction: Transaction): number {
  let [from, to] = [0, order.length];
  const last = order.at(-1);
  if (last === undefined || inPlay(last, transaction) < 0) return to;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (inPlay(order[middle] as Transaction, transaction) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Applies changes of transactions to the order of play, and returns the first changed position. */
export function followChanges(order: Transaction[], changes: readonly Change[]): number {
  let first = order.length;
  const change = (transaction: Transaction, taken: number, ...put: readonly Transaction[]): void => {
    const at = placeOf(order, transaction);
    order.splice(at, taken, ...put);
    first = Math.min(first, at);
  };
  for (const { before, after } of changes) {
    if (before !== undefined) change(before, 1);
    if (after !== undefined) change(after, 0, after);
  }
  return first;
}
