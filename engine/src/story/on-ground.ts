import type { Row } from './row.js';

/** Slot of the person a rotation brings on. */
export type ComesOn = (row: Row) => number | undefined;

/**
 * Walks the rows of a match with the slots that are on the ground once each row has happened: the starters, and who came on since.
 * The set is the same all the time: what a visitor keeps of it, it copies. **Empty**: nobody where the log names no starters.
 */
export function walkGround(rows: readonly Row[], starters: readonly number[], comesOn: ComesOn, visit: (row: Row, on: ReadonlySet<number>) => void): void {
  const on = new Set(starters);
  for (const row of rows) {
    if (row.play.is === 'rotation' && row.slot !== undefined) {
      on.delete(row.slot);
      const arriving = comesOn(row);
      if (arriving !== undefined) on.add(arriving);
    }
    visit(row, on);
  }
}
