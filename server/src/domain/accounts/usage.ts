/** A request that is to be counted. */
export interface Use {
  readonly accountId: string;
  /** Days of the quota's period so far, oldest first, today last. */
  readonly days: readonly string[];
  /** Requests of that period. */
  readonly limit: number;
}

/** Keeps how many requests each account has made, by day in UTC (`yyyy-MM-dd`). */
export interface UsageStore {
  /**
   * Counts one request of today where the quota has one left, and gives how many are left then: -1 where it had none,
   * which is not counted.
   */
  readonly take: (use: Use) => Promise<number>;
  /** As `take`, without a wait. **Empty**: not there where the counts are elsewhere. */
  readonly takeNow?: (use: Use) => number;
  /** How many there are of each of some days. **Empty**: 0 for a day without any. */
  readonly counts: (accountId: string, days: readonly string[]) => Promise<readonly number[]>;
  /** Writes what is not written yet, and lets go of whatever is held. */
  readonly close: () => Promise<void>;
}
