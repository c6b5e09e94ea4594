import type { FactColumns } from '../columns/facts.js';
import { ALL_EQUAL, placesOfFew, rankFloats, rankInts } from '../metrics/rank.js';
import type { Plan } from '../metrics/plan.js';
import { bases } from '../vocabulary/bases.js';
import { placeOf } from './gather.js';
import type { Selected } from './selected.js';
import type { Sheet, Totals } from './sheet.js';

/*
 * Where few contributions are selected, such as the last minutes of a match, most persons have nothing of most bases.
 * Then each base carries a mask of the slots that have any, two words of 32, and sums and ranks touch those alone.
 */

/** Most slots two words can tell apart. */
export const SPARSE_SLOTS = 64;

const masks = new Int32Array(bases.length * 2);
let sumMasks = new Int32Array(0);

/** Marks in the masks, for every selected fact and all time in totals, the slots that contribute to each base. */
export function markContributors(facts: FactColumns, plan: Plan, { ranges, keys }: Selected, totals: Int32Array): void {
  masks.fill(0);
  for (const base of plan.timed)
    for (let slot = 0; slot < facts.slots; slot += 1) if (totals[base * facts.slots + slot] !== 0) mark(base, slot);
  for (const [from, to] of ranges) {
    markCounted(facts, from, to, keys);
    for (const base of plan.summed) markSummed(facts, base, from, to, keys);
  }
}

function markCounted(
  { slots, cells, cellStarts, factSlots, keys: factKeys }: FactColumns,
  from: number,
  to: number,
  keys: Uint8Array,
): void {
  for (let fact = from; fact < to; fact += 1) {
    if (keys[factKeys[fact] as number] === 0) continue;
    const slot = factSlots[fact] as number;
    const end = cellStarts[fact + 1] as number;
    for (let k = cellStarts[fact] as number; k < end; k += 1) mark(((cells[k] as number) / slots) | 0, slot);
  }
}

function markSummed(
  { postings, postingStarts, factSlots, keys: factKeys }: FactColumns,
  base: number,
  from: number,
  to: number,
  keys: Uint8Array,
): void {
  const end = postingStarts[base + 1] as number;
  for (let k = placeOf(postings, postingStarts[base] as number, end, from); k < end; k += 1) {
    const fact = postings[k] as number;
    if (fact >= to) return;
    if (keys[factKeys[fact] as number] === 1) mark(base, factSlots[fact] as number);
  }
}

function mark(base: number, slot: number): void {
  const at = base * 2 + (slot >> 5);
  masks[at] = (masks[at] as number) | (1 << (slot & 31));
}

/** The bits of `[first, first + columns)` in one of the two words. */
function wordOf(word: number, first: number, columns: number): number {
  const low = Math.max(first - word * 32, 0);
  const high = Math.min(first + columns - word * 32, 32);
  if (low >= high) return 0;
  return (high - low === 32 ? -1 : (1 << (high - low)) - 1) << low;
}

/** Columns that the masks of a sum name, in `few`; returns how many. */
const few = new Uint8Array(SPARSE_SLOTS);
function columnsOf(sum: number, first: number): number {
  let found = 0;
  for (let left = sumMasks[sum * 2] as number; left !== 0; left &= left - 1) {
    few[found] = 31 - Math.clz32(left & -left) - first;
    found += 1;
  }
  for (let left = sumMasks[sum * 2 + 1] as number; left !== 0; left &= left - 1) {
    few[found] = 63 - Math.clz32(left & -left) - first;
    found += 1;
  }
  return found;
}

/** Gathers the masks of a sum from those of its terms. Says whether anybody is in them. */
function maskSum({ termStarts, termSources }: Plan, sum: number, wantedLow: number, wantedHigh: number): boolean {
  let low = 0;
  let high = 0;
  const end = termStarts[sum + 1] as number;
  for (let t = termStarts[sum] as number; t < end; t += 1) {
    const source = termSources[t] as number;
    const earlier = source - bases.length;
    const from = earlier < 0 ? masks : sumMasks;
    const at = (earlier < 0 ? source : earlier) * 2;
    low |= from[at] as number;
    high |= from[at + 1] as number;
  }
  sumMasks[sum * 2] = low & wantedLow;
  sumMasks[sum * 2 + 1] = high & wantedHigh;
  return (low & wantedLow) !== 0 || (high & wantedHigh) !== 0;
}

function addTerm(from: Int32Array, offset: number, weight: number, found: number, into: Int32Array, at: number): void {
  for (let f = 0; f < found; f += 1) {
    const c = few[f] as number;
    into[at + c] = (into[at + c] as number) + Math.imul(weight, from[offset + c] as number);
  }
}

function addUp({ plan, columns, sums, bits, places }: Sheet, { values, stride, first }: Totals): void {
  const { termStarts, termSources, termWeights, ranked } = plan;
  const [wantedLow, wantedHigh] = [wordOf(0, first, columns), wordOf(1, first, columns)];
  if (sumMasks.length < bits.length * 2) sumMasks = new Int32Array(bits.length * 2);
  sums.fill(0);
  for (let sum = 0; sum < bits.length; sum += 1) {
    const any = maskSum(plan, sum, wantedLow, wantedHigh);
    bits[sum] = any ? 1 : 0;
    if (!any) continue;
    const at = sum * columns;
    const found = columnsOf(sum, first);
    const end = termStarts[sum + 1] as number;
    for (let t = termStarts[sum] as number; t < end; t += 1) {
      const source = termSources[t] as number;
      const earlier = source - bases.length;
      if (earlier >= 0) {
        if (bits[earlier] === 1) addTerm(sums, earlier * columns, termWeights[t] as number, found, sums, at);
      } else if (masks[source * 2] !== 0 || masks[source * 2 + 1] !== 0)
        addTerm(values, source * stride + first, termWeights[t] as number, found, sums, at);
    }
    if (ranked[sum] === 1 && !placesOfFew(sums, at, columns, few, found, places))
      rankInts(sums, at, columns, -1, places);
  }
}

function divide({ plan, columns, sums, ratios }: Sheet, first: number): void {
  for (const [n, { values, places }] of ratios) {
    const of = (plan.sums[n] as number) * columns;
    const divideBy = plan.divideBy[n] as number;
    const factor = plan.factors[n] as number;
    const divisor = plan.divisors[n] as number;
    values.fill(NaN);
    places.fill(0);
    const found = columnsOf(divideBy, first);
    for (let f = 0; f < found; f += 1) {
      const c = few[f] as number;
      const under = (sums[divideBy * columns + c] as number) * divisor;
      values[c] = under === 0 ? NaN : ((sums[of + c] as number) * factor) / under;
    }
    if (found > 0) rankFloats(values, columns, places, 0);
  }
}

/**
 * Fills a sheet from totals whose contributors `markContributors` has marked. `lacks` are the match's missing features.
 */
export function fillSparse(sheet: Sheet, totals: Totals, lacks: number): Sheet {
  sheet.lacks = lacks;
  sheet.places.fill(ALL_EQUAL);
  addUp(sheet, totals);
  divide(sheet, totals.first);
  return sheet;
}
