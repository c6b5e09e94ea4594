import { PERIOD_TICKS, sideOfKey, UNZONED_KEY, type IntervalColumns } from '../columns/intervals.js';
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
 * Returns the part of a base's time that a selection includes. With roles, only time on the ground in those roles
 * counts.
 */
export function selectedTimes(
  base: number,
  { windows, keys, spans, roleTime }: Omit<Selection, 'ranges' | 'marks'>,
): readonly SelectedTime[] {
  const isOfWindows = isWindowed[base] === true;
  const inWindows = tickSpans(windows, !isOfWindows);
  if (spans === undefined && roleTime === undefined) return [{ source: base, spans: inWindows, keys }];
  const sources = roleTime?.filter((inRole) => base === onGround || base === inRole) ?? [base];
  return ([0, 1] as const).flatMap((side) => {
    const own = spans?.[isOfWindows ? 'windowed' : 'whole'][side];
    const selected = own === undefined ? inWindows : commonSpans(inWindows, own);
    const sideOnly = keysOf(side, keys, base, roleTime !== undefined);
    return sources.map((source) => ({ source, spans: selected, keys: sideOnly }));
  });
}

/** Adds up timed bases by slot or by side. **Shape**: fills `totals[base * width + column]`. */
export function addTime(
  intervals: IntervalColumns,
  timed: Uint16Array,
  selection: Selection,
  columns: 'slots' | 'sides',
  width: number,
  totals: Int32Array,
): void {
  const { intervalSlots, intervalKeys } = intervals;
  for (const base of timed) {
    const offset = base * width;
    totals.fill(0, offset, offset + width);
    for (const { source, spans, keys } of selectedTimes(base, selection))
      for (const span of spans) {
        const [first, last] = candidates(intervals, source, span);
        for (let k = first; k < last; k += 1) {
          const column = columns === 'slots' ? (intervalSlots[k] as number) : sideOfKey(intervalKeys[k] as number);
          const cell = offset + column;
          totals[cell] = (totals[cell] as number) + overlap(intervals, k, span[0], span[1], keys);
        }
      }
  }
}
