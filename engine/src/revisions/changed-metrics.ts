import { GrowingMatch } from '../live/growing-match.js';
import type { MatchLog } from '../log/state.js';
import type { Match } from '../match.js';
import { metricCodes, type MetricCode } from '../metrics/codes.js';
import type { Linear } from '../metrics/formula.js';
import { needBits } from '../metrics/needs.js';
import { metricOf } from '../metrics/table/index.js';
import { hasStarted } from '../timeline/progress.js';
import { baseIndex, bases, countedBases, firstTimedBase } from '../vocabulary/bases.js';
import { MAX_PERIOD } from '../log/limits.js';
import { tickOf } from '../columns/intervals.js';
import { growTo } from './grow-to.js';

/** Amounts by cell: a second of a period, a squad and zone, and a player. */
type Amounts = Map<number, number>;

/**
 * Number of slots, and number of cells in a second: one for each of 16 keys and each slot. **Source**:
 * `engine/src/columns/facts.ts`, `engine/src/columns/intervals.ts`.
 */
const [SLOTS, CELLS_A_SECOND] = [256, 16 * 256] as const;

const cellOf = (tick: number, key: number, slot: number): number => tick * CELLS_A_SECOND + key * SLOTS + slot;

/** A metric's formula at a level: the features it needs, and the weights of the bases in each of its sums. */
interface Sums {
  readonly needs: number;
  readonly sums: readonly (readonly (readonly [base: number, weight: number])[])[];
}

const weightsOf = ({ weights }: Linear): Sums['sums'][number] =>
  [...weights].map(([base, weight]) => [baseIndex(base), weight] as const);

/** Returns the formulas of a metric at all its levels. */
const sumsOf = (code: MetricCode): readonly Sums[] =>
  Object.values(metricOf(code).formula).map((formula) => ({
    needs: needBits(formula),
    sums: formula.is === 'linear' ? [weightsOf(formula)] : [weightsOf(formula.of), weightsOf(formula.to)],
  }));

/** All metrics with their formulas. */
const formulas = metricCodes.map((code) => ({ code, levels: sumsOf(code) }));

/** Returns the tick of each fact. */
function ticksOf({ facts: { periodStarts, seconds } }: Match): Int32Array {
  const ticks = new Int32Array(seconds.length);
  for (let period = 1; period <= MAX_PERIOD; period += 1) {
    const end = periodStarts[period] as number;
    for (let at = periodStarts[period - 1] as number; at < end; at += 1)
      ticks[at] = tickOf(period, seconds[at] as number);
  }
  return ticks;
}

/** Returns a function that lists the amounts of a base, in order: each cell is followed by its amount. */
function basesIn(match: Match): (base: number) => readonly number[] {
  const { postings, postingStarts, amounts, keys, factSlots } = match.facts;
  const { intervalStarts, intervalEnds, intervalSeconds, intervalKeys, intervalSlots } = match.intervals;
  const ticks = ticksOf(match);
  const firstAmount = postingStarts[countedBases] as number;

  const ofFacts = (base: number): readonly number[] => {
    const list: number[] = [];
    const end = postingStarts[base + 1] as number;
    for (let at = postingStarts[base] as number; at < end; at += 1) {
      const fact = postings[at] as number;
      const amount = base < countedBases ? 1 : (amounts[at - firstAmount] as number);
      list.push(cellOf(ticks[fact] as number, keys[fact] as number, factSlots[fact] as number), amount);
    }
    return list;
  };
  // Time changes where an interval begins and ends, so that two intervals without a gap are the same as one.
  const ofIntervals = (timed: number): readonly number[] => {
    const list: number[] = [];
    const end = intervalStarts[timed + 1] as number;
    for (let at = intervalStarts[timed] as number; at < end; at += 1) {
      const to = intervalEnds[at] as number;
      const [key, slot] = [intervalKeys[at] as number, intervalSlots[at] as number];
      list.push(cellOf(to - (intervalSeconds[at] as number), key, slot), 1, cellOf(to, key, slot), -1);
    }
    return list;
  };
  return (base) => (base < firstTimedBase ? ofFacts(base) : ofIntervals(base - firstTimedBase));
}

function addAll(to: Amounts, list: readonly number[], sign: 1 | -1): void {
  for (let at = 0; at < list.length; at += 2) {
    const cell = list[at] as number;
    const sum = (to.get(cell) ?? 0) + sign * (list[at + 1] as number);
    if (sum === 0) to.delete(cell);
    else to.set(cell, sum);
  }
}

const areEqual = (one: ArrayLike<number>, other: ArrayLike<number>): boolean => {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
};

/** Returns the changes in each base. **Empty**: unchanged bases are omitted. */
function changedBases(before: Match, after: Match): ReadonlyMap<number, Amounts> {
  const changed = new Map<number, Amounts>();
  const [old, next] = [basesIn(before), basesIn(after)];
  for (const { index } of bases) {
    const [one, other] = [old(index), next(index)];
    if (areEqual(one, other)) continue;
    const amounts: Amounts = new Map();
    addAll(amounts, one, -1);
    addAll(amounts, other, 1);
    if (amounts.size > 0) changed.set(index, amounts);
  }
  return changed;
}

/** Whether a sum of bases changed in any cell. */
function hasChanged(sum: Sums['sums'][number], changed: ReadonlyMap<number, Amounts>): boolean {
  const parts = sum.flatMap(([base, weight]) => {
    const amounts = changed.get(base);
    return amounts === undefined ? [] : [{ amounts, weight }];
  });
  if (parts.length < 2) return parts.length > 0;
  const total: Amounts = new Map();
  for (const { amounts, weight } of parts)
    for (const [cell, amount] of amounts) total.set(cell, (total.get(cell) ?? 0) + weight * amount);
  return [...total.values()].some((amount) => amount !== 0);
}

/**
 * Returns the metrics that differ between two revisions of a match, sorted by id: for any player or squad, in the
 * entire match or in any period, zone or range of seconds.
 * **Empty**: no codes if nothing differs; `undefined` if any metric may differ, for example because the players do, or
 * because the match has started in only one revision.
 */
export function changedMetrics(before: Match, after: Match): readonly MetricCode[] | undefined {
  const isComparable =
    areEqual(before.persons, after.persons) &&
    before.homePlayers === after.homePlayers &&
    areEqual(before.boxScore, after.boxScore) &&
    hasStarted(before.details()) === hasStarted(after.details());
  if (!isComparable) return undefined;
  const changed = changedBases(before, after);
  return formulas.flatMap(({ code, levels }) =>
    levels.some(({ needs, sums }) => {
      const [wasSupplied, isSupplied] = [(needs & before.lacks) === 0, (needs & after.lacks) === 0];
      return wasSupplied !== isSupplied || (isSupplied && sums.some((sum) => hasChanged(sum, changed)));
    })
      ? [code]
      : [],
  );
}

/**
 * Returns the metrics that some revisions of a valid log changed. Revisions are given in ascending order. Yields
 * whenever other work may run. **Empty**: `undefined` for a revision that may have changed any metric. **Throws**
 * `LOG_INVALID`.
 */
export function* metricsChangedAt(
  { header, entries }: MatchLog,
  revisions: readonly number[],
): Generator<undefined, ReadonlyMap<number, readonly MetricCode[] | undefined>, undefined> {
  const changed = new Map<number, readonly MetricCode[] | undefined>();
  const growing = GrowingMatch.of({ header, entries: [] });
  for (const revision of revisions) {
    const entry = entries[revision - 1];
    if (entry?.kind === 'correction' && entry.rewritten !== undefined) {
      changed.set(revision, undefined);
      continue;
    }
    yield* growTo(growing, entries, revision - 1);
    const before = growing.match();
    yield* growTo(growing, entries, revision);
    changed.set(revision, changedMetrics(before, growing.match()));
    yield;
  }
  return changed;
}
