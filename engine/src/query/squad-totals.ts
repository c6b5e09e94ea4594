import { AWAY_KEY, KEYS } from '../columns/fact-block.js';
import type { FactColumns } from '../columns/facts.js';
import type { Match } from '../match.js';
import type { PlannedBases } from '../metrics/plan.js';
import { countedBases } from '../vocabulary/bases.js';
import { addTimeBySquad } from './intervals.js';
import { lowerBound } from './lower-bound.js';
import { markFacts, type Selection } from './selection.js';
import type { QueryWorkspace } from './workspace.js';

/*
 * Squads need no scan. The postings of a base and key are contiguous, so their number in one range is the difference of
 * two indices. For several ranges, the facts are marked first and the marked postings counted. An away key is
 * `AWAY_KEY` or more. `as number` marks an index that is in bounds by construction.
 */

/** Counts the postings of each selected key in a range of facts. */
function addCounted(
  facts: FactColumns,
  base: number,
  from: number,
  to: number,
  keys: Uint8Array,
  sums: Int32Array,
): void {
  const { postings, keyStarts, seconds } = facts;
  for (let key = 0; key < KEYS; key += 1) {
    if (keys[key] === 0) continue;
    const first = keyStarts[base * KEYS + key] as number;
    const last = keyStarts[base * KEYS + key + 1] as number;
    if (first === last) continue;
    const start = from === 0 ? first : lowerBound(postings, first, last, from);
    const end = to === seconds.length ? last : lowerBound(postings, start, last, to);
    const at = base * 2 + (key < AWAY_KEY ? 0 : 1);
    sums[at] = (sums[at] as number) + end - start;
  }
}

/** Counts all postings of bases. Those of each side are contiguous. */
function addAll({ keyStarts }: FactColumns, counted: Uint16Array, sums: Int32Array): void {
  for (const base of counted) {
    const first = base * KEYS;
    const away = keyStarts[first + AWAY_KEY] as number;
    sums[base * 2] = (sums[base * 2] as number) + away - (keyStarts[first] as number);
    sums[base * 2 + 1] = (sums[base * 2 + 1] as number) + (keyStarts[first + KEYS] as number) - away;
  }
}

/** Counts the postings of marked facts. */
function addMarked(
  { postings, postingStarts, keys: factKeys }: FactColumns,
  base: number,
  marks: Uint8Array,
  sums: Int32Array,
): void {
  const end = postingStarts[base + 1] as number;
  let both = 0;
  let away = 0;
  for (let k = postingStarts[base] as number; k < end; k += 1) {
    const fact = postings[k] as number;
    const one = marks[fact] as number;
    both += one;
    away += (factKeys[fact] as number) < AWAY_KEY ? 0 : one;
  }
  sums[base * 2] = both - away;
  sums[base * 2 + 1] = away;
}

function addSummed(
  facts: FactColumns,
  base: number,
  from: number,
  to: number,
  keys: Uint8Array,
  sums: Int32Array,
): void {
  const { postings, postingStarts, amounts, keys: factKeys } = facts;
  const firstAmount = postingStarts[countedBases] as number;
  const last = postingStarts[base + 1] as number;
  const start = lowerBound(postings, postingStarts[base] as number, last, from);
  const end = lowerBound(postings, start, last, to);
  let both = 0;
  let away = 0;
  for (let k = start; k < end; k += 1) {
    const key = factKeys[postings[k] as number] as number;
    const amount = Math.imul(amounts[k - firstAmount] as number, keys[key] as number);
    both += amount;
    away += key < AWAY_KEY ? 0 : amount;
  }
  sums[base * 2] = (sums[base * 2] as number) + both - away;
  sums[base * 2 + 1] = (sums[base * 2 + 1] as number) + away;
}

/** Adds the amounts of marked facts. */
function addMarkedAmounts(
  { postings, postingStarts, amounts, keys: factKeys }: FactColumns,
  base: number,
  marks: Uint8Array,
  sums: Int32Array,
): void {
  const firstAmount = postingStarts[countedBases] as number;
  const end = postingStarts[base + 1] as number;
  for (let k = postingStarts[base] as number; k < end; k += 1) {
    const fact = postings[k] as number;
    if (marks[fact] === 0) continue;
    const at = base * 2 + ((factKeys[fact] as number) < AWAY_KEY ? 0 : 1);
    sums[at] = (sums[at] as number) + (amounts[k - firstAmount] as number);
  }
}

/** Adds up the bases of a plan for both squads. **Shape**: fills `sums[base * 2 + side]` of those bases. */
export function squadTotals(
  { facts, intervals }: Match,
  plan: PlannedBases,
  selection: Selection,
  sums: Int32Array,
  workspace: QueryWorkspace,
): Int32Array {
  const { ranges, keys, narrow, whole, acts } = selection;
  for (const base of plan.counted) sums[base * 2] = sums[base * 2 + 1] = 0;
  for (const base of plan.summed) sums[base * 2] = sums[base * 2 + 1] = 0;
  if (acts !== undefined) {
    for (const base of plan.counted) addMarked(facts, base, acts.marks, sums);
    for (const base of plan.summed) addMarkedAmounts(facts, base, acts.marks, sums);
  } else if (whole) {
    addAll(facts, plan.counted, sums);
  } else if (narrow || ranges.length <= 1) {
    for (const [from, to] of ranges) for (const base of plan.counted) addCounted(facts, base, from, to, keys, sums);
  } else {
    const marks = markFacts(facts, selection, workspace.marks(facts.seconds.length));
    for (const base of plan.counted) addMarked(facts, base, marks, sums);
  }
  if (acts === undefined)
    for (const [from, to] of ranges) for (const base of plan.summed) addSummed(facts, base, from, to, keys, sums);
  addTimeBySquad(intervals, plan.timed, selection, sums);
  return sums;
}
