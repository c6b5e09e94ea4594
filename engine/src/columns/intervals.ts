import { bases, firstTimedBase, hasZones } from '../vocabulary/bases.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { ZoneIndex } from '../vocabulary/zones.js';
import { AWAY_KEY, concatColumn, KEYS } from './fact-block.js';

/**
 * Time that counts for a timed base: from one second of a period (included) to another (excluded). `zone` matters only
 * for bases with zones.
 */
export interface Interval {
  readonly base: number;
  readonly period: number;
  readonly from: number;
  readonly to: number;
  readonly side: SideIndex;
  readonly slot: number;
  readonly zone: ZoneIndex;
}

/**
 * The columns of intervals, by base and then by end. No interval extends beyond its period.
 * **Shape**: the intervals of timed base b begin at `intervalStarts[b - firstTimedBase]`; a key is that of a fact, or
 * `UNZONED_KEY + side` for a base without zones.
 * **Units**: `intervalEnds` in ticks, `intervalSeconds` in seconds, as the length of each interval.
 */
export interface IntervalColumns {
  readonly intervalStarts: Int32Array;
  readonly intervalEnds: Int32Array;
  readonly intervalSeconds: Uint16Array;
  readonly intervalSlots: Uint8Array;
  readonly intervalKeys: Uint8Array;
}

/** Intervals ordered by their end, before they are sorted by base. */
export interface IntervalBlock extends Omit<IntervalColumns, 'intervalStarts'> {
  readonly intervalBases: Uint16Array;
}

/** Number of ticks from the start of a period to the start of the next: more than any period lasts. */
export const PERIOD_TICKS = 65_536;

/** Returns a second of a period as one number that increases with play. **Units**: ticks. */
export const tickOf = (period: number, second: number): number =>
  period * PERIOD_TICKS + Math.min(second, PERIOD_TICKS - 1);

/** First key of intervals without a zone. */
export const UNZONED_KEY = KEYS;

/** Returns the side of the key of an interval. */
export const sideOfKey = (key: number): SideIndex =>
  (key >= UNZONED_KEY ? key === UNZONED_KEY : key < AWAY_KEY) ? 0 : 1;

/** Number of interval keys: the fact keys, and a key without a zone for each side. */
export const INTERVAL_KEYS = KEYS + 2;

const timedBases = bases.length - firstTimedBase;
const isZoned = bases.map(hasZones);

const keyOf = ({ base, side, zone }: Interval): number =>
  isZoned[base] === true ? side * AWAY_KEY + zone : UNZONED_KEY + side;

/** Returns intervals as columns, in the given order. **Empty**: without arguments, columns of length 0. */
export const intervalBlock = (intervals: readonly Interval[] = []): IntervalBlock => ({
  intervalBases: Uint16Array.from(intervals, ({ base }) => base),
  intervalEnds: Int32Array.from(intervals, ({ period, to }) => tickOf(period, to)),
  intervalSeconds: Uint16Array.from(intervals, ({ from, to }) => to - from),
  intervalSlots: Uint8Array.from(intervals, ({ slot }) => slot),
  intervalKeys: Uint8Array.from(intervals, keyOf),
});

/** Returns the first `count` intervals of a block, followed by all intervals of another, without changing either. */
export const concatIntervals = (first: IntervalBlock, count: number, second: IntervalBlock): IntervalBlock => ({
  intervalBases: concatColumn(first.intervalBases, count, second.intervalBases),
  intervalEnds: concatColumn(first.intervalEnds, count, second.intervalEnds),
  intervalSeconds: concatColumn(first.intervalSeconds, count, second.intervalSeconds),
  intervalSlots: concatColumn(first.intervalSlots, count, second.intervalSlots),
  intervalKeys: concatColumn(first.intervalKeys, count, second.intervalKeys),
});

function startsOf(intervalBases: Uint16Array): Int32Array {
  const starts = new Int32Array(timedBases + 1);
  for (const base of intervalBases) starts[base - firstTimedBase + 1] = (starts[base - firstTimedBase + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  return starts;
}

/** Sorts intervals by base. Those of one base keep their order. */
export function intervalColumns(block: IntervalBlock): IntervalColumns {
  const { intervalBases } = block;
  const intervalStarts = startsOf(intervalBases);
  const next = intervalStarts.slice();
  const columns = {
    intervalEnds: new Int32Array(intervalBases.length),
    intervalSeconds: new Uint16Array(intervalBases.length),
    intervalSlots: new Uint8Array(intervalBases.length),
    intervalKeys: new Uint8Array(intervalBases.length),
  };
  for (let n = 0; n < intervalBases.length; n += 1) {
    const timed = (intervalBases[n] as number) - firstTimedBase;
    const at = next[timed] as number;
    next[timed] = at + 1;
    columns.intervalEnds[at] = block.intervalEnds[n] as number;
    columns.intervalSeconds[at] = block.intervalSeconds[n] as number;
    columns.intervalSlots[at] = block.intervalSlots[n] as number;
    columns.intervalKeys[at] = block.intervalKeys[n] as number;
  }
  return { intervalStarts, ...columns };
}
