/** Keeps how many requests each account has made, by day in UTC (`yyyy-MM-dd`). */
export interface UsageStore {
  /** Counts one request more, and gives how many there are of that day. */
  readonly count: (accountId: string, day: string) => Promise<number>;
  /** How many there are of each of some days. **Empty**: 0 for a day without any. */
  readonly counts: (accountId: string, days: readonly string[]) => Promise<readonly number[]>;
}

/** Days the usage endpoint tells of, today included. **Source**: design section 4. */
export const DAYS_TOLD = 7;

const DAY_MILLISECONDS = 86_400_000;

/** The day in UTC an instant falls on. **Units**: milliseconds. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The last days, oldest first, today last. **Units**: milliseconds. */
export const lastDays = (now: number): readonly string[] =>
  Array.from({ length: DAYS_TOLD }, (_, at) => dayOf(now - (DAYS_TOLD - 1 - at) * DAY_MILLISECONDS));

/** Seconds until the next day begins in UTC. **Units**: `now` in milliseconds. */
export const secondsToNextDay = (now: number): number => Math.ceil((DAY_MILLISECONDS - (now % DAY_MILLISECONDS)) / 1000);
