import type { StatisticLevel } from '@goalsquare/engine';
import type { Meta } from '../contributions.js';
import type { Totals } from './finish.js';

/**
 * Factor of a base in the number that encodes a base and a slot. It is greater than any slot, and a power of two
 * makes division cheap.
 */
export const MOST_SLOTS = 64;

/** Returns the number that encodes a base and a slot. */
export const cellOf = (base: number, slot: number): number => base * MOST_SLOTS + slot;

/** Returns the side of a slot. The slots after the persons are those of the squads. */
const sideOf = (slot: number, { persons, homePlayers }: Meta): number =>
  slot < homePlayers ? 0 : slot < persons.length ? 1 : slot - persons.length;

/** Adds sums by cell to the totals, which are by slot for players and by side for squads. */
export function addCells(
  cells: ArrayLike<number>,
  sums: ArrayLike<number>,
  level: StatisticLevel,
  { values, width }: Totals,
  meta: Meta,
): void {
  const bySquad = level === 'squad';
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] as number;
    const slot = cell % MOST_SLOTS;
    if (!bySquad && slot >= width) continue;
    const into = ((cell - slot) / MOST_SLOTS) * width + (bySquad ? sideOf(slot, meta) : slot);
    values[into] = (values[into] as number) + (sums[at] as number);
  }
}
