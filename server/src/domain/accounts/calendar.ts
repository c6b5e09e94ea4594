import type { QuotaPeriod } from './plan.js';

/** Days that the usage endpoint reports, including today. **Source**: `openapi/paths/usage.yaml`. */
export const DAYS_REPORTED = 7;

/** Days for which counts are stored: the longest month plus the reported days before it. */
export const DAYS_KEPT = 31 + DAYS_REPORTED;

const DAY_MILLISECONDS = 86_400_000;
const WEEK_DAYS = 7;

/** Returns the UTC day of an instant as `yyyy-MM-dd`. **Units**: `now` in milliseconds. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Returns the number of days from 1970 to an instant, which identifies the day. **Units**: `now` in milliseconds. */
export const dayNumber = (now: number): number => Math.floor(now / DAY_MILLISECONDS);

const startOfDay = (now: number): number => now - (now % DAY_MILLISECONDS);

/**
 * For each quota period, a function that returns the starts of the current and the next period. **Units**:
 * milliseconds.
 */
const bounds: Readonly<Record<QuotaPeriod, (now: number) => readonly [number, number]>> = {
  DAY: (now) => [startOfDay(now), startOfDay(now) + DAY_MILLISECONDS],
  WEEK: (now) => {
    const sinceMonday = (new Date(now).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
    const start = startOfDay(now) - sinceMonday * DAY_MILLISECONDS;
    return [start, start + WEEK_DAYS * DAY_MILLISECONDS];
  },
  MONTH: (now) => {
    const at = new Date(now);
    return [Date.UTC(at.getUTCFullYear(), at.getUTCMonth()), Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)];
  },
};

/** Returns the days in a quota period up to an instant, oldest first. **Units**: `now` in milliseconds. */
export function daysOfPeriod(period: QuotaPeriod, now: number): readonly string[] {
  const [start] = bounds[period](now);
  return Array.from({ length: Math.round((startOfDay(now) - start) / DAY_MILLISECONDS) + 1 }, (_, at) =>
    dayOf(start + at * DAY_MILLISECONDS),
  );
}

/** Returns the length of the current period in seconds. **Units**: `now` in milliseconds. */
export function secondsOfPeriod(period: QuotaPeriod, now: number): number {
  const [start, end] = bounds[period](now);
  return (end - start) / 1000;
}

/** Returns the start of the next period. **Units**: milliseconds. */
export const endOfPeriod = (period: QuotaPeriod, now: number): number => bounds[period](now)[1];

/** Returns the seconds until the next period. **Units**: `now` in milliseconds. */
export const secondsToNextPeriod = (period: QuotaPeriod, now: number): number =>
  Math.ceil((endOfPeriod(period, now) - now) / 1000);

/** Returns the first day of the next period. **Units**: `now` in milliseconds. */
export const nextPeriodDay = (period: QuotaPeriod, now: number): string => dayOf(endOfPeriod(period, now));

/** Returns the last `count` days, oldest first, today last. **Units**: `now` in milliseconds. */
export const lastDays = (now: number, count = DAYS_REPORTED): readonly string[] =>
  Array.from({ length: count }, (_, at) => dayOf(now - (count - 1 - at) * DAY_MILLISECONDS));

/** Returns the start of a day. **Units**: milliseconds. */
export const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
