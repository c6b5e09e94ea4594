import type { FactColumns } from '../../../columns/facts.js';
import { countedBases, firstTimedBase } from '../../../vocabulary/bases.js';
import { runningTotals } from './running-totals.js';
import type { FactsByPlace } from './facts-by-place.js';

/* `as number` marks an index that is in bounds by construction. */

/** Matches that are read between two yields. */
const STEP_MATCHES = 8;

/** A match whose facts are in blocks. **Shape**: columns by fact; the block of a fact without a row is -1. */
export interface PlacedMatch {
  readonly facts: FactColumns;
  readonly blocks: Int16Array;
  /** The position of each fact in its block. */
  readonly positions: Uint16Array;
}

/** Counts the postings of a match in each run. */
function countRuns(
  { facts: { postings, postingStarts }, blocks }: PlacedMatch,
  blockCount: number,
  counts: Int32Array,
): void {
  for (let base = 0; base < firstTimedBase; base += 1) {
    const end = postingStarts[base + 1] as number;
    for (let k = postingStarts[base] as number; k < end; k += 1) {
      const block = blocks[postings[k] as number] as number;
      if (block < 0) continue;
      const run = base * blockCount + block;
      counts[run] = (counts[run] as number) + 1;
    }
  }
}

/** Writes the postings of a match. `next` has where the next posting of each run goes. */
function placePostings(
  { facts: { postings, postingStarts, amounts }, blocks, positions }: PlacedMatch,
  blockCount: number,
  next: Int32Array,
  firstAmount: number,
  into: Pick<FactsByPlace, 'postings' | 'amounts'>,
): void {
  const first = postingStarts[countedBases] as number;
  for (let base = 0; base < firstTimedBase; base += 1) {
    const end = postingStarts[base + 1] as number;
    for (let k = postingStarts[base] as number; k < end; k += 1) {
      const fact = postings[k] as number;
      const block = blocks[fact] as number;
      if (block < 0) continue;
      const run = base * blockCount + block;
      const at = next[run] as number;
      next[run] = at + 1;
      into.postings[at] = positions[fact] as number;
      if (base >= countedBases) into.amounts[at - firstAmount] = amounts[k - first] as number;
    }
  }
}

/** Returns the postings of matches by base and block, and yields wherever a caller can do something else. */
export function* factPostings(
  placed: readonly PlacedMatch[],
  blockCount: number,
): Generator<undefined, Pick<FactsByPlace, 'runStarts' | 'postings' | 'amounts'>, undefined> {
  const counts = new Int32Array(firstTimedBase * blockCount);
  for (const [n, match] of placed.entries()) {
    countRuns(match, blockCount, counts);
    if (n % STEP_MATCHES === STEP_MATCHES - 1) yield;
  }
  const runStarts = runningTotals(counts);
  const next = runStarts.slice();
  const firstAmount = runStarts[countedBases * blockCount] as number;
  const size = runStarts.at(-1) ?? 0;
  const columns = { postings: new Uint16Array(size), amounts: new Int16Array(size - firstAmount) };
  for (const [n, match] of placed.entries()) {
    placePostings(match, blockCount, next, firstAmount, columns);
    if (n % STEP_MATCHES === STEP_MATCHES - 1) yield;
  }
  return { runStarts, ...columns };
}
