import { bases, firstTimedBase, hasZones } from '../vocabulary/bases.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { ZoneIndex } from '../vocabulary/zones.js';
import { AWAY_KEY, KEYS } from './fact-block.js';
import { joinedColumn } from './joined-column.js';

/**
 * Time that counts for one timed base: from a second of a period, included, to another, excluded. `zone` matters for
 * bases with zones only.
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
 * THE columns of intervals, by base and then by end. No interval extends beyond its period.
 * **Shape**: the intervals of timed base b begin at `intervalStarts[b - firstTimedBase]`; a key is that of a fact, or
 * `UNZONED_KEY + side` of a base without zones.
 * **Units**: `intervalEnds` in ticks, `intervalSeconds` are lengths.
 */
export interface IntervalColumns {
  readonly intervalStarts: Int32Array;
  readonly intervalEnds: Int32Array;
  readonly intervalSeconds: Uint16Array;
  readonly intervalSlots: Uint8Array;
  readonly intervalKeys: Uint8Array;
}

/** Intervals in the order in which they ended, before they are laid out by base. */
export interface IntervalBlock extends Omit<IntervalColumns, 'intervalStarts'> {
  readonly intervalBases: Uint16Array;
}

/** Seconds from the first tick of a period to that of the next: more than any period lasts. */
export const PERIOD_TICKS = 65_536;

/** An instant of a match as one number that grows with play. **Units**: seconds in a period. */
export const tickOf = (period: number, second: number): number =>
  period * PERIOD_TICKS + Math.min(second, PERIOD_TICKS - 1);

/** First key of intervals without a zone. */
export const UNZONED_KEY = KEYS;

/** Keys an interval can have. */
export const INTERVAL_KEYS = KEYS + 2;

const timedBases = bases.length - firstTimedBase;
const isZoned = bases.map(hasZones);

const keyOf = ({ base, side, zone }: Interval): number =>
  isZoned[base] === true ? side * AWAY_KEY + zone : UNZONED_KEY + side;

/** Intervals as columns, in the order given. **Empty**: without arguments, columns of length 0. */
export const intervalBlock = (intervals: readonly Interval[] = []): IntervalBlock => ({
  intervalBases: Uint16Array.from(intervals, ({ base }) => base),
  intervalEnds: Int32Array.from(intervals, ({ period, to }) => tickOf(period, to)),
  intervalSeconds: Uint16Array.from(intervals, ({ from, to }) => to - from),
  intervalSlots: Uint8Array.from(intervals, ({ slot }) => slot),
  intervalKeys: Uint8Array.from(intervals, keyOf),
});

/** The first `count` intervals of a block, and all of another. Neither is changed. */
export const joinedIntervals = (first: IntervalBlock, count: number, second: IntervalBlock): IntervalBlock => ({
  intervalBases: joinedColumn(first.intervalBases, count, second.intervalBases),
  intervalEnds: joinedColumn(first.intervalEnds, count, second.intervalEnds),
  intervalSeconds: joinedColumn(first.intervalSeconds, count, second.intervalSeconds),
  intervalSlots: joinedColumn(first.intervalSlots, count, second.intervalSlots),
  intervalKeys: joinedColumn(first.intervalKeys, count, second.intervalKeys),
});

function startsOf(intervalBases: Uint16Array): Int32Array {
  const starts = new Int32Array(timedBases + 1);
  for (const base of intervalBases) starts[base - firstTimedBase + 1] = (starts[base - firstTimedBase + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  return starts;
}

/** Lays intervals out by base; those of one base stay in order. */
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
