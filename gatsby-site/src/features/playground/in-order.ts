import type { Order } from '../../controls/sort-heading';
import type { Answer, AnswerRow } from './answer';

/** Returns sorted rows. Rows without a value come last in either direction. */
export function inOrder({ columns, rows }: Answer, { by, isDescending }: Order): readonly AnswerRow[] {
  const at = columns.findIndex(({ code }) => code === by);
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((a, b) => {
    if (at < 0) return sign * a.name.localeCompare(b.name);
    const [first, second] = [a.values[at]?.value, b.values[at]?.value];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return sign * (first - second) || a.name.localeCompare(b.name);
  });
}
