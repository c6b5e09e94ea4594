import type { Answer } from './peers/finish.js';

/** Whether two values are the same, except for the last digit of a ratio. Peers divide in a different order. */
const isSame = (a: number, b: number): boolean =>
  a === b || (Number.isNaN(a) && Number.isNaN(b)) || Math.abs(a - b) <= 1e-12 * Math.abs(a);

/**
 * Describes the first difference between two answers. **Empty**: `undefined` if every value, order and rank is the
 * same.
 */
export function differenceBetween(ours: Answer, theirs: Answer): string | undefined {
  if (ours.codes !== theirs.codes || ours.columns !== theirs.columns) {
    return `${theirs.codes} codes x ${theirs.columns} columns instead of ${ours.codes} x ${ours.columns}`;
  }
  for (let code = 0; code < ours.codes; code += 1) {
    for (let column = 0; column < ours.columns; column += 1) {
      if (!isSame(ours.value(code, column), theirs.value(code, column))) {
        return `value ${theirs.value(code, column)} instead of ${ours.value(code, column)}, code ${code}, column ${column}`;
      }
      for (const place of ['order', 'rank'] as const) {
        if (ours[place](code, column) === theirs[place](code, column)) continue;
        return `${place} ${theirs[place](code, column)} instead of ${ours[place](code, column)}, code ${code}, column ${column}`;
      }
    }
  }
  return undefined;
}
