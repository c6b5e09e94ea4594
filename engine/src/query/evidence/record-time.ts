import { PERIOD_TICKS, sideOfKey } from '../../columns/intervals.js';
import type { Match } from '../../match.js';
import { firstTimedBase } from '../../vocabulary/bases.js';
import { actTimeOf } from '../acts/act-selection.js';
import type { ActFilter } from '../filter.js';
import { candidates, overlap, selectedTimes } from '../intervals.js';
import { timeWindows } from '../windows.js';
import { ALL_ZONES, keyTable } from '../zone-keys.js';
import type { EvidencePart } from './evidence-part.js';
import { withoutMember, type FilterMember } from './filter-members.js';

/** Time that counts for a base. **Units**: seconds of a period, `to` excluded. `key` is the key of its interval. */
export interface RecordedTime {
  readonly base: number;
  readonly period: number;
  readonly from: number;
  readonly to: number;
  readonly slot: number;
  readonly key: number;
}

/** The time that a filter selects, and the seconds that each member excludes by itself. */
export interface RecordedIntervals {
  readonly intervals: readonly RecordedTime[];
  readonly seconds: number;
  /** Excluded seconds by member. */
  readonly excluded: Uint32Array;
}

/** Returns the time in some bases that a filter selects for the subject of a part. */
function selected(
  match: Match,
  timed: readonly number[],
  filter: ActFilter,
  part: EvidencePart,
): readonly RecordedTime[] {
  const { intervals } = match;
  const { of } = part;
  const zones = (filter.zones ?? []).length === 0 ? ALL_ZONES : part.zones;
  const keys = keyTable(zones, zones);
  const time = { windows: timeWindows(match, filter), keys, ...actTimeOf(match, filter, part.by) };
  return timed.flatMap((base) => {
    const found: RecordedTime[] = [];
    for (const { source, spans, keys: ofSide } of selectedTimes(base, time))
      for (const [start, end] of spans) {
        const [first, last] = candidates(intervals, source, [start, end]);
        for (let k = first; k < last; k += 1) {
          const [slot, key] = [intervals.intervalSlots[k] as number, intervals.intervalKeys[k] as number];
          if ('slot' in of ? slot !== of.slot : sideOfKey(key) !== of.side) continue;
          const seconds = overlap(intervals, k, start, end, ofSide);
          if (seconds <= 0) continue;
          const to = Math.min(intervals.intervalEnds[k] as number, end);
          const period = Math.floor((to - seconds) / PERIOD_TICKS);
          const from = to - seconds - period * PERIOD_TICKS;
          found.push({ base, period, from, to: from + seconds, slot, key });
        }
      }
    return found;
  });
}

const secondsOf = (intervals: readonly RecordedTime[]): number =>
  intervals.reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * Records the time that a part of a value adds up: the same intervals that statistics add, clipped to the filter.
 * **Empty**: no intervals if none of the bases is timed. **Throws** `WINDOW_CONFLICT` if `lastXSeconds` is combined
 * with other seconds.
 */
export function recordTime(
  match: Match,
  read: readonly number[],
  filter: ActFilter,
  members: readonly FilterMember[],
  part: EvidencePart,
): RecordedIntervals {
  const excluded = new Uint32Array(members.length);
  const timed = read.filter((base) => base >= firstTimedBase);
  if (timed.length === 0) return { intervals: [], seconds: 0, excluded };
  const intervals = selected(match, timed, filter, part);
  const seconds = secondsOf(intervals);
  for (const [n, member] of members.entries())
    excluded[n] = secondsOf(selected(match, timed, withoutMember(filter, member), part)) - seconds;
  return { intervals, seconds, excluded };
}
