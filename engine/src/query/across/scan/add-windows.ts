import { countedBases } from '../../../vocabulary/bases.js';
import type { ActFilter } from '../../filter.js';
import { lowerBoundAfter } from '../../lower-bound.js';
import { statesOf, zonesOf } from '../season/act-classes.js';
import { addAmounts, addCounts } from './add-contributions.js';
import { CLASSES, FIRST_SUMMED, STATES, STINTS, ZONES, type SeasonActs } from '../season/season-acts.js';
import type { SeasonColumns, SeasonRows } from '../season/season-columns.js';
import { seasonWindows, type SeasonWindow } from '../season/season-windows.js';
import type { Tally } from './tally.js';

/* `as number` marks an index that is in bounds by construction. */

/** Whether a filter selects windows of time. */
export const hasWindow = ({ fromPeriodSeconds, toPeriodSeconds, lastXSeconds }: ActFilter): boolean =>
  fromPeriodSeconds !== undefined || toPeriodSeconds !== undefined || lastXSeconds !== undefined;

/** The acts that are added, the match of each of their rows, and its group. */
interface Acts {
  readonly season: SeasonActs;
  readonly squadRows: Uint16Array;
  readonly groups: Int32Array;
}

/** Adds contributions from `from`, included, to `to`, excluded, that are in the windows of their matches. */
function addWithin(
  { season: { starts, rows, lefts, amounts }, squadRows, groups }: Acts,
  from: number,
  to: number,
  { least, most }: SeasonWindow,
  isCounted: boolean,
  sums: Float64Array,
): void {
  const firstAmount = starts[FIRST_SUMMED] as number;
  for (let k = from; k < to; k += 1) {
    const row = rows[k] as number;
    const match = (squadRows[row] as number) >> 1;
    const left = lefts[k] as number;
    if (left < (least[match] as number) || left > (most[match] as number)) continue;
    const group = groups[row] as number;
    sums[group] = (sums[group] as number) + (isCounted ? 1 : (amounts[k - firstAmount] as number));
  }
}

/** Adds the contributions of a cell that are in a window. Those that may be are a range: they are in order of time. */
function addCell(acts: Acts, base: number, of: number, timeWindow: SeasonWindow, sums: Float64Array): void {
  const { season, groups } = acts;
  const { starts, rows, lefts } = season;
  const [first, end] = [starts[base * CLASSES + of] as number, starts[base * CLASSES + of + 1] as number];
  if (first === end) return;
  const from =
    (lefts[first] as number) >= timeWindow.lowest ? first : lowerBoundAfter(lefts, first, end, timeWindow.lowest);
  const to = lowerBoundAfter(lefts, from, end, timeWindow.highest + 1);
  const isCounted = base < countedBases;
  if (!timeWindow.isSame) addWithin(acts, from, to, timeWindow, isCounted, sums);
  else if (isCounted) addCounts(rows, from, to, groups, sums);
  else addAmounts(season, from, to, starts[FIRST_SUMMED] as number, groups, sums);
}

/** Adds the time on the ground in a window. */
function addSeconds(
  { season: { starts, rows, lefts, amounts }, squadRows, groups }: Acts,
  { period, least, most, highest, isSame }: SeasonWindow,
  sums: Float64Array,
): void {
  const cell = STINTS * CLASSES + period * ZONES * STATES;
  const first = starts[cell] as number;
  const end = lowerBoundAfter(lefts, first, starts[cell + 1] as number, highest);
  const firstAmount = starts[FIRST_SUMMED] as number;
  let [low, high] = [least[0] ?? 0, highest];
  for (let k = first; k < end; k += 1) {
    const row = rows[k] as number;
    if (!isSame) {
      const match = (squadRows[row] as number) >> 1;
      low = least[match] as number;
      high = most[match] as number;
    }
    const left = lefts[k] as number;
    const time = Math.min(left + (amounts[k - firstAmount] as number), high) - Math.max(left, low);
    const group = groups[row] as number;
    if (time > 0) sums[group] = (sums[group] as number) + time;
  }
}

/**
 * Adds the acts of a season in windows of time, and the time on the ground, whatever the score was. `groups` are by
 * row: a row that is left out has the group after the last one.
 */
export function addWindows(
  { matches, squadRows }: SeasonRows,
  season: SeasonActs,
  filter: ActFilter,
  groups: Int32Array,
  tally: Tally,
): void {
  const windows = seasonWindows(matches, filter);
  const acts: Acts = { season, squadRows, groups };
  const [zones, states] = [zonesOf(filter), statesOf(filter)];
  const { bundles, capacity, values } = tally.own;
  const column = new Float64Array(capacity + 1);
  for (const [bundle, bases] of bundles.entries()) {
    column.set(values.subarray(bundle * capacity, (bundle + 1) * capacity));
    for (const base of bases)
      for (const timeWindow of windows)
        for (const zone of zones)
          for (const state of states)
            addCell(acts, base, (timeWindow.period * ZONES + zone) * STATES + state, timeWindow, column);
    values.set(column.subarray(0, capacity), bundle * capacity);
  }
  addTimeOf(acts, windows, tally);
}

function addTimeOf(acts: Acts, windows: readonly SeasonWindow[], { own: { capacity }, seconds: sums }: Tally): void {
  const seconds = new Float64Array(capacity + 1);
  for (const timeWindow of windows) addSeconds(acts, timeWindow, seconds);
  for (let group = 0; group < capacity; group += 1) sums[group] = (sums[group] as number) + (seconds[group] as number);
}

/** Adds the time on the ground in windows, whatever the score was. `groups` are those of `addWindows`. */
export function addSecondsInWindows(
  { matches, squadRows, acts }: SeasonColumns,
  filter: ActFilter,
  groups: Int32Array,
  tally: Tally,
): void {
  addTimeOf({ season: acts.columns(), squadRows, groups }, seasonWindows(matches, filter), tally);
}
