import type { MatchBrief } from './brief.js';

/**
 * Offset of most venues from UTC, for matches whose start is known only in local time. The engine has no table of time
 * zones. **Units**: milliseconds.
 */
const AHEAD_OF_UTC = 10 * 3_600_000;

/**
 * Returns when a match starts, for ordering: its instant, or that of its date and time at the venue, as if the venue
 * kept the time of eastern Australia. **Units**: milliseconds. **Empty**: Infinity without a date.
 */
export function startOf({ date }: MatchBrief): number {
  if (date === undefined) return Infinity;
  const { startDate, startTime = '00:00:00', utcMatchStart } = date;
  return utcMatchStart === undefined
    ? Date.parse(`${startDate}T${startTime}Z`) - AHEAD_OF_UTC
    : Date.parse(utcMatchStart);
}

/** Compares matches by their start, then by id; those without a date come last. */
export function byStart(a: MatchBrief, b: MatchBrief): number {
  const [first, second] = [startOf(a), startOf(b)];
  return first < second ? -1 : first > second ? 1 : a.id - b.id;
}
