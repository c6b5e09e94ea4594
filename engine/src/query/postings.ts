import { KEYS } from '../columns/fact-block.js';
import type { FactColumns } from '../columns/facts.js';
import { countedBases } from '../vocabulary/bases.js';
import { lowerBound } from './lower-bound.js';
import { markFacts, type Selection } from './selection.js';
import type { QueryWorkspace } from './workspace.js';

/*
 * Postings: reads the contributions to one base, which are contiguous, by key and then in order of play. This is the
 * faster path if a plan reads few bases. `as number` marks an index that is in bounds by construction.
 */

/** Adds all facts' contributions to a counted base. */
function addAll({ slots, postings, postingStarts, factSlots }: FactColumns, base: number, totals: Int32Array): void {
  const offset = base * slots;
  const end = postingStarts[base + 1] as number;
  for (let k = postingStarts[base] as number; k < end; k += 1) {
    const cell = offset + (factSlots[postings[k] as number] as number);
    totals[cell] = (totals[cell] as number) + 1;
  }
}

/** Adds the contributions of a range of facts to a counted base, key by key. */
function addByKey(
  facts: FactColumns,
  base: number,
  from: number,
  to: number,
  keys: Uint8Array,
  totals: Int32Array,
): void {
  const { slots, postings, keyStarts, factSlots } = facts;
  const offset = base * slots;
  for (let key = 0; key < KEYS; key += 1) {
    if (keys[key] === 0) continue;
    const first = keyStarts[base * KEYS + key] as number;
    const last = keyStarts[base * KEYS + key + 1] as number;
    const start = from === 0 ? first : lowerBound(postings, first, last, from);
    const end = to === facts.seconds.length ? last : lowerBound(postings, start, last, to);
    for (let k = start; k < end; k += 1) {
      const cell = offset + (factSlots[postings[k] as number] as number);
      totals[cell] = (totals[cell] as number) + 1;
    }
  }
}

/** Adds the marked facts' contributions to a counted base. */
function addMarked(
  { slots, postings, postingStarts, factSlots }: FactColumns,
  base: number,
  marks: Uint8Array,
  totals: Int32Array,
): void {
  const offset = base * slots;
  const end = postingStarts[base + 1] as number;
  for (let k = postingStarts[base] as number; k < end; k += 1) {
    const fact = postings[k] as number;
    const cell = offset + (factSlots[fact] as number);
    totals[cell] = (totals[cell] as number) + (marks[fact] as number);
  }
}

/**
 * Adds the selected contributions to counted bases. For some zones or one squad, the ends of each range are searched
 * key by key. For all zones and both squads, the facts in the ranges are marked first. An act filter has already marked
 * its facts.
 * **Shape**: adds to `totals[base * slots + slot]`.
 */
export function addCounted(
  facts: FactColumns,
  counted: Uint16Array,
  selection: Selection,
  totals: Int32Array,
  workspace: QueryWorkspace,
): void {
  const { ranges, keys, narrow, whole, acts } = selection;
  if (acts !== undefined) for (const base of counted) addMarked(facts, base, acts.marks, totals);
  else if (whole) for (const base of counted) addAll(facts, base, totals);
  else if (!narrow) {
    const marks = markFacts(facts, selection, workspace.marks(facts.seconds.length));
    for (const base of counted) addMarked(facts, base, marks, totals);
  } else for (const [from, to] of ranges) for (const base of counted) addByKey(facts, base, from, to, keys, totals);
}

/** Adds the amounts for a summed base from the facts in a range that have one of the keys. */
function addAmounts(
  { slots, postings, postingStarts, factSlots, amounts, keys: factKeys }: FactColumns,
  base: number,
  from: number,
  to: number,
  keys: Uint8Array,
  totals: Int32Array,
): void {
  const offset = base * slots;
  const firstAmount = postingStarts[countedBases] as number;
  const last = postingStarts[base + 1] as number;
  const start = lowerBound(postings, postingStarts[base] as number, last, from);
  const end = lowerBound(postings, start, last, to);
  for (let k = start; k < end; k += 1) {
    const fact = postings[k] as number;
    const cell = offset + (factSlots[fact] as number);
    const amount = Math.imul(amounts[k - firstAmount] as number, keys[factKeys[fact] as number] as number);
    totals[cell] = (totals[cell] as number) + amount;
  }
}

/** Adds the amounts for a summed base from the marked facts. */
function addMarkedAmounts(
  { slots, postings, postingStarts, factSlots, amounts }: FactColumns,
  base: number,
  marks: Uint8Array,
  totals: Int32Array,
): void {
  const offset = base * slots;
  const firstAmount = postingStarts[countedBases] as number;
  const end = postingStarts[base + 1] as number;
  for (let k = postingStarts[base] as number; k < end; k += 1) {
    const fact = postings[k] as number;
    if (marks[fact] === 0) continue;
    const cell = offset + (factSlots[fact] as number);
    totals[cell] = (totals[cell] as number) + (amounts[k - firstAmount] as number);
  }
}

/** Adds the selected amounts of summed bases. **Shape**: adds to `totals[base * slots + slot]`. */
export function addSummed(
  facts: FactColumns,
  summed: Uint16Array,
  { ranges, keys, acts }: Selection,
  totals: Int32Array,
): void {
  if (acts !== undefined) for (const base of summed) addMarkedAmounts(facts, base, acts.marks, totals);
  else for (const [from, to] of ranges) for (const base of summed) addAmounts(facts, base, from, to, keys, totals);
}
