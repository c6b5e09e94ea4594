import type { MatchBrief } from './brief.js';

/** After every instant, where a match without a date stands. */
const NEVER = '~';

/** When a match starts, for ordering: its instant, or its date and time at the venue where the instant is not known. */
const startOf = ({ date }: MatchBrief): string =>
  date === undefined ? NEVER : (date.utcMatchStart ?? `${date.startDate}T${date.startTime ?? '00:00:00'}`);

/** Order of matches by their start, then by id; those without a date come last. */
export function byStart(a: MatchBrief, b: MatchBrief): number {
  const [first, second] = [startOf(a), startOf(b)];
  return first < second ? -1 : first > second ? 1 : a.id - b.id;
}
