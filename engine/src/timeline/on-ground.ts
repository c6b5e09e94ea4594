import type { Row } from './row.js';

/** Slot of the person a rotation brings on. */
export type ComesOn = (row: Row) => number | undefined;

/**
 * Walks rows with the slots that are on the ground once each row has happened: those before, and who came on since;
 * answers those at the end. The set is the same all the time: what a visitor keeps of it, it copies.
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
