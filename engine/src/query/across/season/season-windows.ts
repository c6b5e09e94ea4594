import { PERIOD_TICKS } from '../../../columns/intervals.js';
import { MAX_PERIOD, MAX_PERIOD_SECONDS } from '../../../log/limits.js';
import type { StatisticsFilter } from '../../filter.js';
import { timeWindows } from '../../windows.js';
import { timesOf, type MatchColumns } from './match-columns.js';

/**
 * The windows of one period in all matches of a season: from `least` to `most`, both included, by match.
 * **Units**: seconds to the end of the period. **Empty**: a match without a window has a `most` that is less than its
 * `least`.
 */
export interface SeasonWindow {
  /** The period, from 0. */
  readonly period: number;
  readonly least: Int16Array;
  readonly most: Int16Array;
  /** The least and the greatest number of seconds of any match. */
  readonly lowest: number;
  readonly highest: number;
  /** Whether the window is the same in every match. */
  readonly isSame: boolean;
}

/** No fact has so many seconds left, and none so few. */
const [MORE, LESS] = [MAX_PERIOD_SECONDS + 1, -MAX_PERIOD_SECONDS - 1];

/** Returns the windows that a filter selects, by period. **Throws** `WINDOW_CONFLICT`. */
export function seasonWindows(matches: MatchColumns, filter: StatisticsFilter): readonly SeasonWindow[] {
  const size = matches.ids.length;
  const [least, most] = [new Int16Array(MAX_PERIOD * size).fill(MORE), new Int16Array(MAX_PERIOD * size).fill(LESS)];
  for (let match = 0; match < size; match += 1) {
    const times = timesOf(matches, match);
    for (const { period, from, to } of timeWindows(times, filter) ?? []) {
      const length = times.periodSeconds[period - 1] ?? 0;
      const at = (period - 1) * size + match;
      least[at] = to === PERIOD_TICKS ? LESS : Math.max(LESS, length - to);
      most[at] = from === 0 ? MORE : length - from;
    }
  }
  return Array.from({ length: MAX_PERIOD }, (_, period) =>
    windowOf(
      period,
      least.subarray(period * size, (period + 1) * size),
      most.subarray(period * size, (period + 1) * size),
    ),
  ).filter(({ lowest, highest }) => lowest <= highest);
}

function windowOf(period: number, least: Int16Array, most: Int16Array): SeasonWindow {
  let [lowest, highest, isSame] = [MORE, LESS, true];
  for (let match = 0; match < least.length; match += 1) {
    const [low, high] = [least[match] as number, most[match] as number];
    if (low !== least[0] || high !== most[0]) isSame = false;
    if (low > high) continue;
    if (low < lowest) lowest = low;
    if (high > highest) highest = high;
  }
  return { period, least, most, lowest, highest, isSame };
}
