import { AWAY_KEY, KEYS } from '../columns/fact-block.js';
import type { FactColumns } from '../columns/facts.js';
import type { Match } from '../match.js';
import type { PlannedBases } from '../metrics/plan.js';
import { bases, countedBases } from '../vocabulary/bases.js';
import { addTime } from './intervals.js';
import { isSelected, postingAt, type Selection } from './selection.js';

/* `as number` marks an index that is in bounds by construction. */

/** Adds the selected facts' contributions to a base, each to the column of its fact. */
function addBase(
  facts: FactColumns,
  base: number,
  selection: Selection,
  columns: Uint8Array,
  offset: number,
  totals: Int32Array,
): void {
  const { postings, postingStarts, amounts, keys: factKeys } = facts;
  const { ranges, keys, marks } = selection;
  const [isCounted, firstAmount] = [base < countedBases, postingStarts[countedBases] as number];
  if (postingStarts[base] === postingStarts[base + 1]) return;
  for (const [from, to] of ranges) {
    const end = postingAt(facts, base, to);
    for (let k = postingAt(facts, base, from); k < end; k += 1) {
      const fact = postings[k] as number;
      const cell = offset + (columns[fact] as number);
      const isIn = isSelected(fact, factKeys, keys, marks);
      const amount = isCounted ? isIn : Math.imul(isIn, amounts[k - firstAmount] as number);
      totals[cell] = (totals[cell] as number) + amount;
    }
  }
}

/** Returns the number of cells for the totals of a match. */
export const totalCells = (facts: FactColumns): number => bases.length * facts.slots;

/**
 * Adds up, per base and slot, what a selection contributes to the bases of a plan. **Shape**: fills
 * `totals[base * slots + slot]` of those bases.
 */
export function playerTotals(
  { facts, intervals }: Match,
  { counted, summed, timed }: PlannedBases,
  selection: Selection,
  totals: Int32Array,
): void {
  const { slots, factSlots } = facts;
  for (const ofKind of [counted, summed])
    for (const base of ofKind) {
      totals.fill(0, base * slots, (base + 1) * slots);
      addBase(facts, base, selection, factSlots, base * slots, totals);
    }
  addTime(intervals, timed, selection, 'slots', slots, totals);
}

/** Adds up the bases of a plan for both squads. **Shape**: fills `sums[base * 2 + side]` of those bases. */
export function squadTotals(
  { facts, intervals }: Match,
  { counted, summed, timed }: PlannedBases,
  selection: Selection,
  sums: Int32Array,
): Int32Array {
  const ofKeys = new Int32Array(KEYS);
  for (const ofKind of [counted, summed])
    for (const base of ofKind) {
      ofKeys.fill(0);
      addBase(facts, base, selection, facts.keys, 0, ofKeys);
      sums[base * 2] = sums[base * 2 + 1] = 0;
      for (let key = 0; key < KEYS; key += 1) {
        const at = base * 2 + (key < AWAY_KEY ? 0 : 1);
        sums[at] = (sums[at] as number) + (ofKeys[key] as number);
      }
    }
  addTime(intervals, timed, selection, 'sides', 2, sums);
  return sums;
}
