import type { Plan } from '../../../metrics/plan.js';
import { valueOf, type SumColumns } from './code-values.js';
import type { Sequences } from './sequences.js';
import { withoutNoise } from './without-noise.js';

/** Computes a measure from the values of single matches from index `from` up to, but not including, `to`. */
type OfValues = (values: Float64Array, from: number, to: number) => number;

/** Up to this many values, an insertion sort is the fastest. */
const FEW = 32;

function sortFew(values: Float64Array): Float64Array {
  for (let at = 1; at < values.length; at += 1) {
    const value = values[at] as number;
    let to = at;
    for (; to > 0 && (values[to - 1] as number) > value; to -= 1) values[to] = values[to - 1] as number;
    values[to] = value;
  }
  return values;
}

const present = (values: Float64Array, from: number, to: number): Float64Array =>
  values.subarray(from, to).filter((value) => value === value);

function median(values: Float64Array, from: number, to: number): number {
  const found = present(values, from, to);
  const sorted = found.length <= FEW ? sortFew(found) : found.sort();
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle] as number;
  return sorted.length === 0 ? NaN : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

function least(values: Float64Array, from: number, to: number): number {
  let found = NaN;
  for (let at = from; at < to; at += 1) if (!((values[at] as number) >= found)) found = keep(values[at], found);
  return found;
}

function greatest(values: Float64Array, from: number, to: number): number {
  let found = NaN;
  for (let at = from; at < to; at += 1) if (!((values[at] as number) <= found)) found = keep(values[at], found);
  return found;
}

/** Returns a value, or the previous one if it is NaN. */
const keep = (value: number | undefined, before: number): number =>
  value === undefined || Number.isNaN(value) ? before : value;

function standardDeviation(values: Float64Array, from: number, to: number): number {
  const found = present(values, from, to);
  if (found.length === 0) return NaN;
  const mean = found.reduce((sum, value) => sum + value, 0) / found.length;
  return Math.sqrt(found.reduce((sum, value) => sum + (value - mean) ** 2, 0) / found.length);
}

const over =
  (threshold: number): OfValues =>
  (values, from, to) => {
    let [matches, known] = [0, 0];
    for (let at = from; at < to; at += 1) {
      const value = values[at] as number;
      if (value === value) known += 1;
      if (withoutNoise(value) >= threshold) matches += 1;
    }
    return known === 0 ? NaN : matches;
  };

/**
 * Returns a measure: the length of the longest run of matches with at least `threshold`, or of the run that includes
 * the last match.
 */
const run =
  (threshold: number, which: 'longest' | 'current'): OfValues =>
  (values, from, to) => {
    let [longest, current, known] = [0, 0, 0];
    for (let at = from; at < to; at += 1) {
      const value = values[at] as number;
      if (value === value) known += 1;
      current = withoutNoise(value) >= threshold ? current + 1 : 0;
      if (current > longest) longest = current;
    }
    if (known === 0) return NaN;
    return which === 'longest' ? longest : current;
  };

/** Returns the measures over a row's own matches, by name. */
const ofOwn = (threshold: number): Readonly<Record<string, OfValues>> => ({
  min: least,
  median,
  max: greatest,
  standardDeviation,
  matchesOver: over(threshold),
});

/** Returns the measures over a row's matches and earlier matches, by name. */
const lookingBack = (threshold: number): Readonly<Record<string, OfValues>> => ({
  longestRun: run(threshold, 'longest'),
  currentRun: run(threshold, 'current'),
});

/** Returns the values of cells in sequence order. If the column already has this order, returns the column itself. */
function inSequence(column: Float64Array, { cells }: Sequences): Float64Array {
  if (cells === undefined) return column;
  const values = new Float64Array(cells.length);
  for (let at = 0; at < values.length; at += 1) values[at] = column[cells[at] as number] as number;
  return values;
}

/**
 * Returns a measure over the values of each row's matches. The result is rounded, so the values need not be. **Empty**:
 * NaN if no match has a value.
 */
export function measureOfMatches(
  measure: string,
  threshold: number,
  column: Float64Array,
  sequences: Sequences,
): Float64Array {
  const { starts, ownStarts, ends } = sequences;
  const values = inSequence(column, sequences);
  const own = ofOwn(threshold)[measure];
  const back = lookingBack(threshold)[measure];
  const of = own ?? back;
  const from = own === undefined ? starts : ownStarts;
  const measured = new Float64Array(ends.length).fill(NaN);
  if (of === undefined) return measured;
  for (let row = 0; row < ends.length; row += 1)
    measured[row] = withoutNoise(of(values, from[row] as number, ends[row] as number));
  return measured;
}

/**
 * Returns the mean over each row's last matches that supply a code, or over all if there are fewer. A ratio is computed
 * from the sums of these matches.
 */
export function rollingMean(
  plan: Plan,
  n: number,
  matches: number,
  columns: SumColumns,
  sequences: Sequences,
): Float64Array {
  const of = inSequence(columns.of, sequences);
  const to = columns.to && inSequence(columns.to, sequences);
  return Float64Array.from(sequences.ends, (end, row) => {
    let [sum, under, found] = [0, 0, 0];
    for (let at = end - 1; at >= (sequences.starts[row] as number) && found < matches; at -= 1) {
      const amount = of[at] as number;
      if (amount !== amount) continue;
      sum += amount;
      under += to?.[at] ?? 0;
      found += 1;
    }
    if (found === 0) return NaN;
    return to === undefined ? sum / ((plan.divisors[n] as number) * found) : valueOf(plan, n, sum, under);
  });
}
