import { KEYS } from '../columns/fact-block.js';
import type { FactColumns } from '../columns/facts.js';
import type { Match } from '../match.js';
import type { Plan } from '../metrics/plan.js';
import type { Ranges } from '../select/clock.js';
import { bases, countedBases } from '../vocabulary/bases.js';
import { addTimeBySlot } from './gather-intervals.js';
import { marksOf, type Selected } from './selected.js';

/*
 * The loops below are all a query does over a match. Each sees one kind of array at each place, since mixing kinds
 * costs two to four times, and adds a 0 rather than guess, since guessing wrong costs more than adding. `as number`
 * stands where an index is in bounds by construction.
 */

function addCells(cells: Uint16Array, from: number, to: number, totals: Int32Array): void {
  for (let k = from; k < to; k += 1) {
    const cell = cells[k] as number;
    totals[cell] = (totals[cell] as number) + 1;
  }
}

function addCellsWhere(
  { cells, cellStarts, keys: factKeys }: FactColumns,
  from: number,
  to: number,
  keys: Uint8Array,
  totals: Int32Array,
): void {
  for (let fact = from; fact < to; fact += 1) {
    if (keys[factKeys[fact] as number] === 0) continue;
    addCells(cells, cellStarts[fact] as number, cellStarts[fact + 1] as number, totals);
  }
}

function addPostings(
  { slots, postings, postingStarts, factSlots }: FactColumns,
  base: number,
  totals: Int32Array,
): void {
  const offset = base * slots;
  const end = postingStarts[base + 1] as number;
  for (let k = postingStarts[base] as number; k < end; k += 1) {
    const cell = offset + (factSlots[postings[k] as number] as number);
    totals[cell] = (totals[cell] as number) + 1;
  }
}

/** Postings of the wanted keys between two facts; those of one key stand together, in order of play. */
function addKeyedPostings(
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
    const start = from === 0 ? first : placeOf(postings, first, last, from);
    const end = to === facts.seconds.length ? last : placeOf(postings, start, last, to);
    for (let k = start; k < end; k += 1) {
      const cell = offset + (factSlots[postings[k] as number] as number);
      totals[cell] = (totals[cell] as number) + 1;
    }
  }
}

function addMarkedPostings(
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

/** Amounts of the facts from one to another, whole. */
function addAmounts(
  { slots, postings, postingStarts, factSlots, amounts }: FactColumns,
  base: number,
  from: number,
  to: number,
  totals: Int32Array,
): void {
  const offset = base * slots;
  const firstAmount = postingStarts[countedBases] as number;
  const last = postingStarts[base + 1] as number;
  const end = placeOf(postings, postingStarts[base] as number, last, to);
  for (let k = placeOf(postings, postingStarts[base] as number, end, from); k < end; k += 1) {
    const cell = offset + (factSlots[postings[k] as number] as number);
    totals[cell] = (totals[cell] as number) + (amounts[k - firstAmount] as number);
  }
}

function addTestedAmounts(
  facts: FactColumns,
  base: number,
  from: number,
  to: number,
  keys: Uint8Array,
  totals: Int32Array,
): void {
  const { slots, postings, postingStarts, factSlots, amounts, keys: factKeys } = facts;
  const offset = base * slots;
  const firstAmount = postingStarts[countedBases] as number;
  const last = postingStarts[base + 1] as number;
  const start = placeOf(postings, postingStarts[base] as number, last, from);
  const end = placeOf(postings, start, last, to);
  for (let k = start; k < end; k += 1) {
    const fact = postings[k] as number;
    const cell = offset + (factSlots[fact] as number);
    totals[cell] =
      (totals[cell] as number) +
      Math.imul(amounts[k - firstAmount] as number, keys[factKeys[fact] as number] as number);
  }
}

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
    const cell = offset + (factSlots[fact] as number);
    totals[cell] = (totals[cell] as number) + Math.imul(amounts[k - firstAmount] as number, marks[fact] as number);
  }
}

/** First place in a sorted stretch whose value is at least `wanted`. */
export function placeOf(sorted: Uint16Array, low: number, high: number, wanted: number): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] as number) < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

function postingsOf({ postingStarts }: FactColumns, counted: Uint16Array): number {
  let all = 0;
  for (const base of counted) all += (postingStarts[base + 1] as number) - (postingStarts[base] as number);
  return all;
}

/** How many counted contributions stand in ranges of facts. */
export function contributionsIn({ cellStarts }: FactColumns, ranges: Ranges): number {
  let found = 0;
  for (const [from, to] of ranges) found += (cellStarts[to] as number) - (cellStarts[from] as number);
  return found;
}

/** Cells a match's totals need. */
export const totalCells = (facts: FactColumns): number => bases.length * facts.slots;

/**
 * What steps cost beside a cell in order: a cell behind a test, a posting, one that may turn out not to be wanted.
 * Measured.
 */
const COST = { testedCell: 2.5, posting: 1.3, markedPosting: 1.6 } as const;

/** Whether the plan's bases are walked rather than the selected facts. */
function byBase(facts: FactColumns, plan: Plan, { ranges, narrow, whole }: Selected): boolean {
  const walk = contributionsIn(facts, ranges) * (narrow ? COST.testedCell : 1);
  const each = whole || narrow ? COST.posting : COST.markedPosting;
  return postingsOf(facts, plan.counted) * each < walk;
}

/**
 * Adds up, per base and slot, what the selected facts contribute to the bases of a plan: by walking the facts, or the
 * plan's bases.
 * **Shape**: fills `totals[base * slots + slot]`; other bases may be filled too.
 */
export function gather({ facts, intervals }: Match, plan: Plan, selected: Selected, totals: Int32Array): void {
  gatherPoints(facts, plan, selected, totals);
  addTimeBySlot(intervals, plan.timed, selected, facts.slots, totals);
}

function gatherPoints(facts: FactColumns, plan: Plan, selected: Selected, totals: Int32Array): void {
  if (!byBase(facts, plan, selected)) gatherFacts(facts, plan, selected, totals);
  else if (selected.whole) gatherWhole(facts, plan, totals);
  else gatherBases(facts, plan, selected, totals);
}

function gatherFacts(facts: FactColumns, plan: Plan, { ranges, keys, narrow }: Selected, totals: Int32Array): void {
  const { cells, cellStarts } = facts;
  totals.fill(0, 0, totalCells(facts));
  for (const [from, to] of ranges) {
    if (narrow) addCellsWhere(facts, from, to, keys, totals);
    else addCells(cells, cellStarts[from] as number, cellStarts[to] as number, totals);
    for (const base of plan.summed) {
      if (narrow) addTestedAmounts(facts, base, from, to, keys, totals);
      else addAmounts(facts, base, from, to, totals);
    }
  }
}

function empty({ slots }: FactColumns, { counted, summed }: Plan, totals: Int32Array): void {
  for (const base of counted) totals.fill(0, base * slots, (base + 1) * slots);
  for (const base of summed) totals.fill(0, base * slots, (base + 1) * slots);
}

function gatherWhole(facts: FactColumns, plan: Plan, totals: Int32Array): void {
  empty(facts, plan, totals);
  for (const base of plan.counted) addPostings(facts, base, totals);
  for (const base of plan.summed) addAmounts(facts, base, 0, facts.seconds.length, totals);
}

/** Some zones or one squad are found in each base's postings; of all, the facts are marked first. */
function gatherBases(facts: FactColumns, plan: Plan, selected: Selected, totals: Int32Array): void {
  empty(facts, plan, totals);
  const { ranges, keys, narrow } = selected;
  if (narrow) {
    for (const [from, to] of ranges) {
      for (const base of plan.counted) addKeyedPostings(facts, base, from, to, keys, totals);
      for (const base of plan.summed) addTestedAmounts(facts, base, from, to, keys, totals);
    }
  } else {
    const marks = marksOf(facts, selected);
    for (const base of plan.counted) addMarkedPostings(facts, base, marks, totals);
    for (const base of plan.summed) addMarkedAmounts(facts, base, marks, totals);
  }
}
