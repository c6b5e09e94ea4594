import type { Row } from './row.js';

/** Returns the slot of the person whom a rotation brings on. */
export type ComesOn = (row: Row) => number | undefined;

/**
 * Calls a visitor for each row with the slots on the ground after it, and returns the slots at the end. All calls get
 * the same set, so visitors must copy what they need later.
 */
export function walkGround(
  rows: readonly Row[],
  before: Iterable<number>,
  comesOn: ComesOn,
  visit: (row: Row, on: ReadonlySet<number>) => void,
): ReadonlySet<number> {
  const on = new Set(before);
  for (const row of rows) {
    if (row.play.is === 'rotation' && row.slot !== undefined) {
      on.delete(row.slot);
      const arriving = comesOn(row);
      if (arriving !== undefined) on.add(arriving);
    }
    visit(row, on);
  }
  return on;
}
