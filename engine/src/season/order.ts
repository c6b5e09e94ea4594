import type { MatchBrief } from './brief.js';

/**
 * UTC offset of most venues, for matches whose start is known only in local time, because the engine has no time zone
 * table. **Units**: milliseconds.
 */
const AHEAD_OF_UTC = 10 * 3_600_000;

/**
 * Returns a match's start for sorting: its instant or, without one, its date and time at the venue, as if in the time
 * zone of eastern Australia. **Units**: milliseconds. **Empty**: Infinity without a date.
 */
export function startOf({ date }: MatchBrief): number {
  if (date === undefined) return Infinity;
  const { startDate, startTime = '00:00:00', utcMatchStart } = date;
  return utcMatchStart === undefined
    ? Date.parse(`${startDate}T${startTime}Z`) - AHEAD_OF_UTC
    : Date.parse(utcMatchStart);
}

/** Compares matches by start, then by id. Those without a date come last. */
export function byStart(a: MatchBrief, b: MatchBrief): number {
  const [first, second] = [startOf(a), startOf(b)];
  return first < second ? -1 : first > second ? 1 : a.id - b.id;
}
