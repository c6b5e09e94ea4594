import { parseAsOf, type MatchLog } from '@goalsquare/engine';

/** How long before the first bounce a replay starts. **Units**: milliseconds. */
const BEFORE_BOUNCE = 10_000;

interface Period {
  readonly start: number;
  readonly seconds: number;
}

/** When the periods of a log began, and how long they were. */
function periodsOf({ entries }: MatchLog): ReadonlyMap<number, Period> {
  const periods = new Map<number, Period>();
  for (const entry of entries) {
    if (entry.kind !== 'status' || entry.period === undefined) continue;
    const { period, periodSeconds = 0, utc } = entry;
    const known = periods.get(period);
    if (known !== undefined) periods.set(period, { ...known, seconds: Math.max(known.seconds, periodSeconds) });
    else if (utc !== undefined) periods.set(period, { start: Date.parse(utc), seconds: periodSeconds });
  }
  return periods;
}

/**
 * The instant a place in a match is at: `teams`, `start` or a period and its clock, as in `Q3:12:30`.
 * **Units**: milliseconds. **Empty**: `undefined` where the match does not get there, or its log does not say when.
 */
export function instantOfPlace(log: MatchLog, place: string): number | undefined {
  const periods = periodsOf(log);
  const bounce = periods.get(1)?.start;
  if (bounce === undefined) return undefined;
  if (place === 'start') return bounce - BEFORE_BOUNCE;
  if (place === 'teams')
    return log.entries.reduce(
      (first, entry) =>
        entry.kind === 'status' && entry.utc !== undefined ? Math.min(first, Date.parse(entry.utc)) : first,
      bounce,
    );
  const asked = parseAsOf(place);
  if (asked === undefined || !('period' in asked)) return undefined;
  const period = periods.get(asked.period);
  return period === undefined || asked.seconds > period.seconds ? undefined : period.start + asked.seconds * 1000;
}
