import type { Match } from '../match.js';
import { ALL_EQUAL, rankFloats, rankInts } from './rank.js';
import { bases, firstTimedBase } from '../vocabulary/bases.js';
import type { ResultTable, Totals } from './result-table.js';

/*
 * Each loop below returns the bits of everything it wrote, so that a column of zeros, or of small numbers, is known
 * without reading it again.
 */

function copyColumns(from: Int32Array, offset: number, columns: number, into: Int32Array, at: number): number {
  let bits = 0;
  for (let c = 0; c < columns; c += 1) {
    const value = from[offset + c] as number;
    bits |= value;
    into[at + c] = value;
  }
  return bits;
}

function addColumns(from: Int32Array, offset: number, columns: number, into: Int32Array, at: number): number {
  let bits = 0;
  for (let c = 0; c < columns; c += 1) {
    const value = (into[at + c] as number) + (from[offset + c] as number);
    bits |= value;
    into[at + c] = value;
  }
  return bits;
}

function addWeighted(
  from: Int32Array,
  offset: number,
  weight: number,
  columns: number,
  into: Int32Array,
  at: number,
): number {
  let bits = 0;
  for (let c = 0; c < columns; c += 1) {
    const value = (into[at + c] as number) + Math.imul(weight, from[offset + c] as number);
    bits |= value;
    into[at + c] = value;
  }
  return bits;
}

/**
 * Computes every sum of the table's plan, and ranks it while it is in the processor's cache. A counted or summed base
 * without postings is 0 for everyone.
 */
function addUp(
  { plan, columns, sums, bits, packedRanks }: ResultTable,
  { values, stride, first }: Totals,
  postingStarts: Uint16Array,
): void {
  const { termStarts, termSources, termWeights, ranked } = plan;
  for (let sum = 0; sum < bits.length; sum += 1) {
    const at = sum * columns;
    let found = 0;
    let any = false;
    const end = termStarts[sum + 1] as number;
    for (let t = termStarts[sum] as number; t < end; t += 1) {
      const source = termSources[t] as number;
      const earlier = source - bases.length;
      if (earlier >= 0 && bits[earlier] === 0) continue;
      if (source < firstTimedBase && postingStarts[source] === postingStarts[source + 1]) continue;
      const from = earlier < 0 ? values : sums;
      const offset = earlier < 0 ? source * stride + first : earlier * columns;
      const weight = termWeights[t] as number;
      if (!any && weight === 1) found = copyColumns(from, offset, columns, sums, at);
      else {
        if (!any) sums.fill(0, at, at + columns);
        found =
          weight === 1
            ? addColumns(from, offset, columns, sums, at)
            : addWeighted(from, offset, weight, columns, sums, at);
      }
      any = true;
    }
    if (!any) sums.fill(0, at, at + columns);
    bits[sum] = found;
    if (found !== 0 && ranked[sum] === 1) rankInts(sums, at, columns, found, packedRanks);
  }
}

/** Computes and ranks every ratio of a table, column by column. **Empty**: NaN if the denominator is 0. */
function divide({ plan, columns, sums, ratios }: ResultTable): void {
  for (const [n, { values, packedRanks }] of ratios) {
    const of = (plan.sums[n] as number) * columns;
    const by = (plan.divideBy[n] as number) * columns;
    const factor = plan.factors[n] as number;
    const divisor = plan.divisors[n] as number;
    for (let c = 0; c < columns; c += 1) {
      const under = (sums[by + c] as number) * divisor;
      values[c] = under === 0 ? NaN : ((sums[of + c] as number) * factor) / under;
    }
    rankFloats(values, columns, packedRanks, 0);
  }
}

/** Fills a table from totals. */
export function fillDense(table: ResultTable, totals: Totals, { facts, lacks }: Match): ResultTable {
  table.lacks = lacks;
  table.packedRanks.fill(ALL_EQUAL);
  addUp(table, totals, facts.postingStarts);
  divide(table);
  return table;
}
