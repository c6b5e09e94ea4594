import { minutesAndSeconds, parseAsOf, type MatchLog } from '@goalsquare/engine';

/** How long before the first bounce a replay starts. **Units**: milliseconds. */
const BEFORE_BOUNCE = 10_000;

interface Period {
  readonly start: number | undefined;
  readonly seconds: number;
}

/** Returns when the periods of a log began, and how long they lasted by its statuses and transactions. */
function periodsOf({ entries }: MatchLog): ReadonlyMap<number, Period> {
  const periods = new Map<number, Period>();
  for (const entry of entries) {
    if ((entry.kind !== 'status' && entry.kind !== 'transaction') || entry.period === undefined) continue;
    const { period, periodSeconds = 0 } = entry;
    const { start, seconds } = periods.get(period) ?? { start: undefined, seconds: 0 };
    const utc = entry.kind === 'status' ? entry.utc : undefined;
    periods.set(period, {
      start: start ?? (utc === undefined ? undefined : Date.parse(utc)),
      seconds: Math.max(seconds, periodSeconds),
    });
  }
  return periods;
}

/** Explains why a place is not in a match: its period was not played, or ended before. */
export function whyNotIn(log: MatchLog, place: string): string {
  const asked = parseAsOf(place);
  const period = asked !== undefined && 'period' in asked ? periodsOf(log).get(asked.period) : undefined;
  return period === undefined ? 'it did not get there' : `the period ended at ${minutesAndSeconds(period.seconds)}`;
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
  if (period?.start === undefined || asked.seconds > period.seconds) return undefined;
  return period.start + asked.seconds * 1000;
}
