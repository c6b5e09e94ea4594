/** A request to count. */
export interface CountedRequest {
  readonly accountId: string;
  /** Days of the quota's period so far, oldest first, today last. */
  readonly days: readonly string[];
  /** Requests of that period. */
  readonly limit: number;
}

/** Keeps how many requests each account has made, by day in UTC (`yyyy-MM-dd`). */
export interface UsageStore {
  /**
   * Counts one request of today if the quota has one left, and returns how many are left then, or -1 without counting.
   * Returns a promise only if the counts are in another process.
   */
  readonly take: (use: CountedRequest) => number | Promise<number>;
  /** How many there are of each of some days. **Empty**: 0 for a day without any. */
  readonly counts: (accountId: string, days: readonly string[]) => Promise<readonly number[]>;
  /** Writes pending counts and closes the store. */
  readonly close: () => Promise<void>;
}
