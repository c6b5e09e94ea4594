import type { FactColumns } from '../columns/facts.js';
import { ALL_EQUAL, rankFew, rankFloats, rankInts } from './rank.js';
import type { Plan } from '../metrics/plan.js';
import { bases } from '../vocabulary/bases.js';
import { lowerBound } from './lower-bound.js';
import type { QueryWorkspace } from './workspace.js';
import type { Match } from '../match.js';
import type { Selection } from './selection.js';
import type { ResultTable, Totals } from './result-table.js';

/*
 * If few contributions are selected, such as the last minutes of a match, most persons have nothing of most bases. Each
 * base then has a mask of the slots with a contribution, two words of 32 bits, and sums and ranks read only those
 * slots.
 */

/** Marks the slots that contribute to each base, for every selected fact and all time in the totals. */
export function markContributors(
  facts: FactColumns,
  plan: Plan,
  { ranges, keys, acts }: Selection,
  totals: Int32Array,
  masks: Int32Array,
): void {
  const marks = acts?.marks;
  masks.fill(0);
  for (const base of plan.timed)
    for (let slot = 0; slot < facts.slots; slot += 1)
      if (totals[base * facts.slots + slot] !== 0) mark(masks, base, slot);
  for (const [from, to] of ranges) {
    markCounted(facts, from, to, keys, marks, masks);
    for (const base of plan.summed) markSummed(facts, base, from, to, keys, marks, masks);
  }
}

function markCounted(
  { slots, cells, cellStarts, factSlots, keys: factKeys }: FactColumns,
  from: number,
  to: number,
  keys: Uint8Array,
  marks: Uint8Array | undefined,
  masks: Int32Array,
): void {
  for (let fact = from; fact < to; fact += 1) {
    if (keys[factKeys[fact] as number] === 0 || marks?.[fact] === 0) continue;
    const slot = factSlots[fact] as number;
    const end = cellStarts[fact + 1] as number;
    for (let k = cellStarts[fact] as number; k < end; k += 1) mark(masks, ((cells[k] as number) / slots) | 0, slot);
  }
}

function markSummed(
  { postings, postingStarts, factSlots, keys: factKeys }: FactColumns,
  base: number,
  from: number,
  to: number,
  keys: Uint8Array,
  marks: Uint8Array | undefined,
  masks: Int32Array,
): void {
  const end = postingStarts[base + 1] as number;
  for (let k = lowerBound(postings, postingStarts[base] as number, end, from); k < end; k += 1) {
    const fact = postings[k] as number;
    if (fact >= to) return;
    if (keys[factKeys[fact] as number] === 1 && marks?.[fact] !== 0) mark(masks, base, factSlots[fact] as number);
  }
}

function mark(masks: Int32Array, base: number, slot: number): void {
  const at = base * 2 + (slot >> 5);
  masks[at] = (masks[at] as number) | (1 << (slot & 31));
}

/** Returns the bits of `[first, first + columns)` in one of the two words. */
function wordOf(word: number, first: number, columns: number): number {
  const low = Math.max(first - word * 32, 0);
  const high = Math.min(first + columns - word * 32, 32);
  if (low >= high) return 0;
  return (high - low === 32 ? -1 : (1 << (high - low)) - 1) << low;
}

/** Writes the columns in the masks of a sum into `few` and returns their number. */
function columnsOf(sumMasks: Int32Array, sum: number, first: number, few: Uint8Array): number {
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

/** Combines the masks of the terms of a sum. Returns whether any slot is in them. */
function maskSum(
  { termStarts, termSources }: Plan,
  sum: number,
  masks: Int32Array,
  sumMasks: Int32Array,
  wantedLow: number,
  wantedHigh: number,
): boolean {
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

function addTerm(
  from: Int32Array,
  offset: number,
  weight: number,
  few: Uint8Array,
  found: number,
  into: Int32Array,
  at: number,
): void {
  for (let f = 0; f < found; f += 1) {
    const c = few[f] as number;
    into[at + c] = (into[at + c] as number) + Math.imul(weight, from[offset + c] as number);
  }
}

function addUp(
  { plan, columns, sums, bits, packedRanks }: ResultTable,
  { values, stride, first }: Totals,
  { baseMasks: masks, fewColumns: few }: QueryWorkspace,
  sumMasks: Int32Array,
): void {
  const { termStarts, termSources, termWeights, ranked } = plan;
  const [wantedLow, wantedHigh] = [wordOf(0, first, columns), wordOf(1, first, columns)];
  sums.fill(0);
  for (let sum = 0; sum < bits.length; sum += 1) {
    const any = maskSum(plan, sum, masks, sumMasks, wantedLow, wantedHigh);
    bits[sum] = any ? 1 : 0;
    if (!any) continue;
    const at = sum * columns;
    const found = columnsOf(sumMasks, sum, first, few);
    const end = termStarts[sum + 1] as number;
    for (let t = termStarts[sum] as number; t < end; t += 1) {
      const source = termSources[t] as number;
      const earlier = source - bases.length;
      if (earlier >= 0) {
        if (bits[earlier] === 1) addTerm(sums, earlier * columns, termWeights[t] as number, few, found, sums, at);
      } else if (masks[source * 2] !== 0 || masks[source * 2 + 1] !== 0)
        addTerm(values, source * stride + first, termWeights[t] as number, few, found, sums, at);
    }
    if (ranked[sum] === 1 && !rankFew(sums, at, columns, few, found, packedRanks))
      rankInts(sums, at, columns, -1, packedRanks);
  }
}

function divide(
  { plan, columns, sums, ratios }: ResultTable,
  first: number,
  { fewColumns: few }: QueryWorkspace,
  sumMasks: Int32Array,
): void {
  for (const [n, { values, packedRanks }] of ratios) {
    const of = (plan.sums[n] as number) * columns;
    const divideBy = plan.divideBy[n] as number;
    const factor = plan.factors[n] as number;
    const divisor = plan.divisors[n] as number;
    values.fill(NaN);
    packedRanks.fill(0);
    const found = columnsOf(sumMasks, divideBy, first, few);
    for (let f = 0; f < found; f += 1) {
      const c = few[f] as number;
      const under = (sums[divideBy * columns + c] as number) * divisor;
      values[c] = under === 0 ? NaN : ((sums[of + c] as number) * factor) / under;
    }
    if (found > 0) rankFloats(values, columns, packedRanks, 0);
  }
}

/** Fills a table from totals whose contributors `markContributors` has marked in the workspace. */
export function fillSparse(
  table: ResultTable,
  totals: Totals,
  { lacks }: Match,
  workspace: QueryWorkspace,
): ResultTable {
  const sumMasks = workspace.sumMasks(table.bits.length);
  table.lacks = lacks;
  table.packedRanks.fill(ALL_EQUAL);
  addUp(table, totals, workspace, sumMasks);
  divide(table, totals.first, workspace, sumMasks);
  return table;
}
