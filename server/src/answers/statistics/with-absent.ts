import { absenceReasons, type ActFilter, type Match, type MetricCode, type StatisticLevel } from '@goalsquare/engine';
import type { Numbers } from './numbers.js';
import { frameWithAbsent } from './statistics-frame.js';

/**
 * Adds the requested metrics that the match does not have with the filter, and why, to a response. `codes` are those
 * that the request names. **Empty**: the same response if the match has all of them, or the request names none.
 */
export function withAbsent(
  match: Match,
  level: StatisticLevel,
  codes: readonly MetricCode[] | undefined,
  filter: ActFilter,
  numbers: Numbers,
): Numbers {
  if (codes === undefined || numbers.table.lacks === 0) return numbers;
  const { table, frame } = numbers;
  const lacking = table.codes.filter((_, n) => !table.supplies(n));
  return lacking.length === 0
    ? numbers
    : { ...numbers, frame: frameWithAbsent(frame, absenceReasons(match, level, lacking, filter)) };
}
