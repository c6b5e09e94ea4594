import { minutesAndSeconds, parseAsOf, type MatchLog } from '@goalsquare/engine';

/** How long before the first bounce a replay starts. **Units**: milliseconds. */
const BEFORE_BOUNCE = 10_000;

interface Period {
  readonly start: number | undefined;
  readonly seconds: number;
}

/** Returns the start and duration of each period in a log, from its statuses and transactions. */
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

/** Explains why a match has no such position: its period was not played, or ended earlier. */
export function explainMissingPosition(log: MatchLog, place: string): string {
  const parsed = parseAsOf(place);
  const period = parsed !== undefined && 'period' in parsed ? periodsOf(log).get(parsed.period) : undefined;
  return period === undefined
    ? 'that period was not played'
    : `the period ended at ${minutesAndSeconds(period.seconds)}`;
}

/**
 * Returns the instant of a position in a match: `teams`, `start`, or a period and its clock, such as `Q3:12:30`.
 * **Units**: milliseconds. **Empty**: `undefined` if the match does not reach it, or its log has no times.
 */
export function instantOfPosition(log: MatchLog, place: string): number | undefined {
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
  const parsed = parseAsOf(place);
  if (parsed === undefined || !('period' in parsed)) return undefined;
  const period = periods.get(parsed.period);
  if (period?.start === undefined || parsed.seconds > period.seconds) return undefined;
  return period.start + parsed.seconds * 1000;
}
