import type { FactColumns } from '../columns/facts.js';
import type { Match } from '../match.js';
import type { PlannedBases } from '../metrics/plan.js';
import { bases } from '../vocabulary/bases.js';
import { addTimeBySlot } from './intervals.js';
import { addCounted, addSummed } from './postings.js';
import { scanCounted } from './scan.js';
import type { Selection } from './selection.js';
import type { Ranges } from './windows.js';
import type { QueryWorkspace } from './workspace.js';

function postingsOf({ postingStarts }: FactColumns, counted: Uint16Array): number {
  let all = 0;
  for (const base of counted) all += (postingStarts[base + 1] as number) - (postingStarts[base] as number);
  return all;
}

/** Returns the number of counted contributions within ranges of facts. */
function contributionsIn({ cellStarts }: FactColumns, ranges: Ranges): number {
  let found = 0;
  for (const [from, to] of ranges) found += (cellStarts[to] as number) - (cellStarts[from] as number);
  return found;
}

/** Returns the number of cells for the totals of a match. */
export const totalCells = (facts: FactColumns): number => bases.length * facts.slots;

/**
 * Measured cost of a step, relative to reading a cell in order: a cell whose fact is tested first, a posting, and a
 * posting that may turn out not to be selected.
 */
const COST = { testedCell: 2.5, posting: 1.3, markedPosting: 1.6 } as const;

/** Whether reading postings is faster. */
function isFasterByBase(facts: FactColumns, plan: PlannedBases, { ranges, narrow, whole, acts }: Selection): boolean {
  const scanned = contributionsIn(facts, ranges) * (narrow || acts !== undefined ? COST.testedCell : 1);
  const perPosting = acts === undefined && (whole || narrow) ? COST.posting : COST.markedPosting;
  return postingsOf(facts, plan.counted) * perPosting < scanned;
}

/**
 * Adds up, per base and slot, what a selection contributes to the bases of a plan. Counted bases use the faster of scan
 * and postings, summed bases use postings and timed bases use intervals.
 * **Shape**: fills `totals[base * slots + slot]`; other bases may be filled too.
 */
export function playerTotals(
  { facts, intervals }: Match,
  plan: PlannedBases,
  selection: Selection,
  totals: Int32Array,
  workspace: QueryWorkspace,
): void {
  const { slots } = facts;
  if (isFasterByBase(facts, plan, selection)) {
    for (const base of plan.counted) totals.fill(0, base * slots, (base + 1) * slots);
    for (const base of plan.summed) totals.fill(0, base * slots, (base + 1) * slots);
    addCounted(facts, plan.counted, selection, totals, workspace);
  } else {
    totals.fill(0, 0, totalCells(facts));
    scanCounted(facts, selection, totals);
  }
  addSummed(facts, plan.summed, selection, totals);
  addTimeBySlot(intervals, plan.timed, selection, slots, totals);
}
