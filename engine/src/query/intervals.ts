import { AWAY_KEY } from '../columns/fact-block.js';
import { PERIOD_TICKS, UNZONED_KEY, type IntervalColumns } from '../columns/intervals.js';
import { lowerBound } from './lower-bound.js';
import { tickSpans } from './windows.js';
import { bases, firstTimedBase, hasWindows } from '../vocabulary/bases.js';
import type { Selection } from './selection.js';

/*
 * The time of a base in spans of time. Intervals are sorted by end, so a binary search skips those before a span, and
 * those of later periods end it.
 */

const isWindowed = bases.map(hasWindows);

/** Returns the seconds of interval k in a span of time, or 0 if its key is not selected. */
function overlap(
  { intervalEnds, intervalSeconds, intervalKeys }: IntervalColumns,
  k: number,
  from: number,
  to: number,
  keys: Uint8Array,
): number {
  const end = intervalEnds[k] as number;
  const seconds = Math.min(end, to) - Math.max(end - (intervalSeconds[k] as number), from);
  return seconds > 0 && keys[intervalKeys[k] as number] === 1 ? seconds : 0;
}

/** Returns the intervals of a base that can overlap a span of time, as a range. */
function candidates(
  { intervalStarts, intervalEnds }: IntervalColumns,
  base: number,
  [from, to]: readonly [number, number],
): readonly [number, number] {
  const first = intervalStarts[base - firstTimedBase] as number;
  const last = intervalStarts[base - firstTimedBase + 1] as number;
  const start = lowerBound(intervalEnds, first, last, from);
  return [start, lowerBound(intervalEnds, start, last, Math.ceil(to / PERIOD_TICKS) * PERIOD_TICKS)];
}

/** Adds up the time of timed bases by slot. **Shape**: fills `totals[base * slots + slot]`. */
export function addTimeBySlot(
  intervals: IntervalColumns,
  timed: Uint16Array,
  { windows, keys }: Selection,
  slots: number,
  totals: Int32Array,
): void {
  if (timed.length === 0) return;
  const spans = tickSpans(windows, false);
  for (const base of timed) {
    const offset = base * slots;
    totals.fill(0, offset, offset + slots);
    for (const span of isWindowed[base] === true ? spans : tickSpans(windows, true)) {
      const [first, last] = candidates(intervals, base, span);
      for (let k = first; k < last; k += 1) {
        const cell = offset + (intervals.intervalSlots[k] as number);
        totals[cell] = (totals[cell] as number) + overlap(intervals, k, span[0], span[1], keys);
      }
    }
  }
}

/** Adds up the time of timed bases by squad. **Shape**: fills `sums[base * 2 + side]`. */
export function addTimeBySquad(
  intervals: IntervalColumns,
  timed: Uint16Array,
  { windows, keys }: Selection,
  sums: Int32Array,
): void {
  if (timed.length === 0) return;
  const spans = tickSpans(windows, false);
  for (const base of timed) {
    sums[base * 2] = sums[base * 2 + 1] = 0;
    for (const span of isWindowed[base] === true ? spans : tickSpans(windows, true)) {
      const [first, last] = candidates(intervals, base, span);
      for (let k = first; k < last; k += 1) {
        const key = intervals.intervalKeys[k] as number;
        const cell = base * 2 + (key >= UNZONED_KEY ? key - UNZONED_KEY : key < AWAY_KEY ? 0 : 1);
        sums[cell] = (sums[cell] as number) + overlap(intervals, k, span[0], span[1], keys);
      }
    }
  }
}
