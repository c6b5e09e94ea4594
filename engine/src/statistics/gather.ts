import { bases, countedBases } from '../bases/table.js';
import type { FactColumns } from '../columns/facts.js';
import type { Plan } from '../metrics/plan.js';

/** Ranges of facts, first included, end not. */
export type Ranges = readonly (readonly [number, number])[];

/*
 * The loops below are all a query does over a match. Each sees one kind of array at each place, since mixing kinds costs
 * two to four times; `as number` stands where an index is in bounds by construction.
 */

function addCells(cells: Uint16Array, from: number, to: number, totals: Int32Array): void {
  for (let k = from; k < to; k += 1) {
    const cell = cells[k] as number;
    totals[cell] = (totals[cell] as number) + 1;
  }
}

function addCellsWhere(facts: FactColumns, from: number, to: number, keys: Uint8Array, totals: Int32Array): void {
  const { cells, cellStarts } = facts;
  for (let fact = from; fact < to; fact += 1) {
    if (keys[facts.keys[fact] as number] === 0) continue;
    const end = cellStarts[fact + 1] as number;
    for (let k = cellStarts[fact] as number; k < end; k += 1) {
      const cell = cells[k] as number;
      totals[cell] = (totals[cell] as number) + 1;
    }
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

/** Adds 1 where a key is asked for and 0 where not, as guessing which costs more than adding. */
function addPostings(facts: FactColumns, base: number, from: number, to: number, keys: Uint8Array, totals: Int32Array): void {
  const { postings, postingStarts, factSlots, keys: factKeys } = facts;
  const offset = base * facts.slots;
  const last = postingStarts[base + 1] as number;
  const start = placeOf(postings, postingStarts[base] as number, last, from);
  const end = placeOf(postings, start, last, to);
  for (let k = start; k < end; k += 1) {
    const fact = postings[k] as number;
    const cell = offset + (factSlots[fact] as number);
    totals[cell] = (totals[cell] as number) + (keys[factKeys[fact] as number] as number);
  }
}

function addAmounts(facts: FactColumns, base: number, from: number, to: number, keys: Uint8Array, totals: Int32Array): void {
  const { postings, postingStarts, factSlots, amounts, keys: factKeys } = facts;
  const offset = base * facts.slots;
  const firstAmount = postingStarts[countedBases] as number;
  const last = postingStarts[base + 1] as number;
  const start = placeOf(postings, postingStarts[base] as number, last, from);
  const end = placeOf(postings, start, last, to);
  for (let k = start; k < end; k += 1) {
    const fact = postings[k] as number;
    const cell = offset + (factSlots[fact] as number);
    totals[cell] = (totals[cell] as number) + (amounts[k - firstAmount] as number) * (keys[factKeys[fact] as number] as number);
  }
}

/** A posting costs about as much as a fact that has to be looked at, and this many times a cell that has not. */
const POSTING_COST = 3;

function postingsOf(facts: FactColumns, counted: Uint16Array): number {
  let all = 0;
  for (const base of counted) all += (facts.postingStarts[base + 1] as number) - (facts.postingStarts[base] as number);
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
 * Adds up, per base and slot, what the facts in `ranges` with a key set in `keys` contribute to the bases of a plan.
 * Chooses between walking all facts and walking the plan's bases. `narrow` says that `keys` leaves something out.
 * **Shape**: fills `totals[base * slots + slot]`; other bases may be filled too.
 */
export function gather(facts: FactColumns, plan: Plan, ranges: Ranges, keys: Uint8Array, narrow: boolean, totals: Int32Array): void {
  const { slots, cellStarts } = facts;
  const walked = contributionsIn(facts, ranges);
  const byBase = plan.counted.length < countedBases / 2 && postingsOf(facts, plan.counted) * (narrow ? 1 : POSTING_COST) < walked;
  if (byBase) {
    for (const base of plan.counted) totals.fill(0, base * slots, (base + 1) * slots);
    for (const base of plan.summed) totals.fill(0, base * slots, (base + 1) * slots);
  } else totals.fill(0, 0, totalCells(facts));
  for (const [from, to] of joinedUp(ranges)) {
    if (byBase) for (const base of plan.counted) addPostings(facts, base, from, to, keys, totals);
    else if (narrow) addCellsWhere(facts, from, to, keys, totals);
    else addCells(facts.cells, cellStarts[from] as number, cellStarts[to] as number, totals);
    for (const base of plan.summed) {
      addAmounts(facts, base, from, to, keys, totals);
    }
  }
}

/** Ranges of which one begins where another ended become one. */
function joinedUp(ranges: Ranges): Ranges {
  const joined: [number, number][] = [];
  for (const [from, to] of ranges) {
    const last = joined.at(-1);
    if (last?.[1] === from) last[1] = to;
    else if (from < to) joined.push([from, to]);
  }
  return joined;
}

function squadPostings(facts: FactColumns, base: number, from: number, to: number, keys: Uint8Array, sums: Int32Array): void {
  const { postings, postingStarts, keys: factKeys } = facts;
  const last = postingStarts[base + 1] as number;
  const start = placeOf(postings, postingStarts[base] as number, last, from);
  const end = placeOf(postings, start, last, to);
  let both = 0;
  let away = 0;
  for (let k = start; k < end; k += 1) {
    const key = factKeys[postings[k] as number] as number;
    const one = keys[key] as number;
    both += one;
    away += one & (key >> 3);
  }
  sums[base * 2] = (sums[base * 2] as number) + both - away;
  sums[base * 2 + 1] = (sums[base * 2 + 1] as number) + away;
}

function squadAmounts(facts: FactColumns, base: number, from: number, to: number, keys: Uint8Array, sums: Int32Array): void {
  const { postings, postingStarts, amounts, keys: factKeys } = facts;
  const firstAmount = postingStarts[countedBases] as number;
  const last = postingStarts[base + 1] as number;
  const start = placeOf(postings, postingStarts[base] as number, last, from);
  const end = placeOf(postings, start, last, to);
  let both = 0;
  let away = 0;
  for (let k = start; k < end; k += 1) {
    const key = factKeys[postings[k] as number] as number;
    const amount = (amounts[k - firstAmount] as number) * (keys[key] as number);
    both += amount;
    away += amount * (key >> 3);
  }
  sums[base * 2] = (sums[base * 2] as number) + both - away;
  sums[base * 2 + 1] = (sums[base * 2 + 1] as number) + away;
}

/** Adds up what squads have of the bases of a plan. **Shape**: `sums[base * 2 + side]`. */
export function gatherSquads(facts: FactColumns, plan: Plan, ranges: Ranges, keys: Uint8Array, sums: Int32Array): void {
  for (const [from, to] of joinedUp(ranges)) {
    for (const base of plan.counted) squadPostings(facts, base, from, to, keys, sums);
    for (const base of plan.summed) squadAmounts(facts, base, from, to, keys, sums);
  }
}
