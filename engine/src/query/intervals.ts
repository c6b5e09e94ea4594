import { AWAY_KEY } from '../columns/fact-block.js';
import { PERIOD_TICKS, UNZONED_KEY, type IntervalColumns } from '../columns/intervals.js';
import type { ActSelection } from './acts/act-selection.js';
import { lowerBound } from './lower-bound.js';
import { commonSpans, tickSpans, type TickSpans } from './windows.js';
import { baseIndex, bases, firstTimedBase, hasWindows } from '../vocabulary/bases.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { Selection } from './selection.js';
import { sideKeys } from './zone-keys.js';

/*
 * Adds up the time of a base within time spans. Intervals are sorted by end, so a binary search skips those before a
 * span, and reading stops at those of later periods.
 */

const isWindowed = bases.map(hasWindows);
const onGround = baseIndex('secondsOnGround');

/** Returns the seconds of interval k within a time span, or 0 if its key is not selected. */
export function overlap(
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

/** Returns the range of a base's intervals that may overlap a time span. */
export function candidates(
  { intervalStarts, intervalEnds }: IntervalColumns,
  base: number,
  [from, to]: readonly [number, number],
): readonly [number, number] {
  const first = intervalStarts[base - firstTimedBase] as number;
  const last = intervalStarts[base - firstTimedBase + 1] as number;
  const start = lowerBound(intervalEnds, first, last, from);
  return [start, lowerBound(intervalEnds, start, last, Math.ceil(to / PERIOD_TICKS) * PERIOD_TICKS)];
}

/**
 * Time that counts for a base: the parts of the intervals of the base `source` that are within time spans, if their key
 * is set.
 */
export interface SelectedTime {
  readonly source: number;
  readonly spans: TickSpans;
  readonly keys: Uint8Array;
}

/** Returns the keys of one side. Time on the ground has no zone, so zones do not exclude it. */
function keysOf(side: SideIndex, keys: Uint8Array, base: number, inRoles: boolean): Uint8Array {
  const own = inRoles && base === onGround ? keys.map(() => keys[UNZONED_KEY + side] as number) : keys;
  return sideKeys(own, side);
}

/**
 * Returns the part of a base's time that an act filter selects, by side. With roles, only time on the ground in
 * those roles counts.
 */
export function timeOfActs(
  base: number,
  spans: TickSpans,
  keys: Uint8Array,
  acts: ActSelection,
): readonly SelectedTime[] {
  const { spans: ofSides, roleTime } = acts;
  const sources = roleTime?.filter((inRole) => base === onGround || base === inRole) ?? [base];
  return ([0, 1] as const).flatMap((side) => {
    const own = ofSides?.[isWindowed[base] === true ? 'windowed' : 'whole'][side];
    const selected = own === undefined ? spans : commonSpans(spans, own);
    const sideOnly = keysOf(side, keys, base, roleTime !== undefined);
    return sources.map((source) => ({ source, spans: selected, keys: sideOnly }));
  });
}

function addSlots(
  intervals: IntervalColumns,
  source: number,
  spans: TickSpans,
  keys: Uint8Array,
  offset: number,
  totals: Int32Array,
): void {
  for (const span of spans) {
    const [first, last] = candidates(intervals, source, span);
    for (let k = first; k < last; k += 1) {
      const cell = offset + (intervals.intervalSlots[k] as number);
      totals[cell] = (totals[cell] as number) + overlap(intervals, k, span[0], span[1], keys);
    }
  }
}

/** Adds up timed bases by slot. **Shape**: fills `totals[base * slots + slot]`. */
export function addTimeBySlot(
  intervals: IntervalColumns,
  timed: Uint16Array,
  { windows, keys, acts }: Selection,
  slots: number,
  totals: Int32Array,
): void {
  if (timed.length === 0) return;
  const spans = tickSpans(windows, false);
  for (const base of timed) {
    const offset = base * slots;
    totals.fill(0, offset, offset + slots);
    const own = isWindowed[base] === true ? spans : tickSpans(windows, true);
    if (acts === undefined) addSlots(intervals, base, own, keys, offset, totals);
    else
      for (const time of timeOfActs(base, own, keys, acts))
        addSlots(intervals, time.source, time.spans, time.keys, offset, totals);
  }
}

function addSquads(
  intervals: IntervalColumns,
  source: number,
  spans: TickSpans,
  keys: Uint8Array,
  offset: number,
  sums: Int32Array,
): void {
  for (const span of spans) {
    const [first, last] = candidates(intervals, source, span);
    for (let k = first; k < last; k += 1) {
      const key = intervals.intervalKeys[k] as number;
      const cell = offset + (key >= UNZONED_KEY ? key - UNZONED_KEY : key < AWAY_KEY ? 0 : 1);
      sums[cell] = (sums[cell] as number) + overlap(intervals, k, span[0], span[1], keys);
    }
  }
}

/** Adds up timed bases by squad. **Shape**: fills `sums[base * 2 + side]`. */
export function addTimeBySquad(
  intervals: IntervalColumns,
  timed: Uint16Array,
  { windows, keys, acts }: Selection,
  sums: Int32Array,
): void {
  if (timed.length === 0) return;
  const spans = tickSpans(windows, false);
  for (const base of timed) {
    const offset = base * 2;
    sums[offset] = sums[offset + 1] = 0;
    const own = isWindowed[base] === true ? spans : tickSpans(windows, true);
    if (acts === undefined) addSquads(intervals, base, own, keys, offset, sums);
    else
      for (const time of timeOfActs(base, own, keys, acts))
        addSquads(intervals, time.source, time.spans, time.keys, offset, sums);
  }
}
