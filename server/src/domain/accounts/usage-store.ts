import { DAYS_KEPT } from './calendar.js';

/** Returns a store that keeps usage in memory until the process ends. */
export function memoryUsageStore(): UsageStore {
  const counts = new DayCounts();
  const take = ({ accountId, days, limit }: CountedRequest): number => {
    const left = limit - counts.sum(accountId, days);
    if (left < 1) return -1;
    counts.add(accountId, days.at(-1) ?? '', 1);
    return left - 1;
  };
  return {
    take,
    counts: (accountId, days) => Promise.resolve(days.map((day) => counts.get(accountId, day))),
    close: () => Promise.resolve(),
  };
}

/**
 * Returns a function that increments a daily counter and returns its new value. `kind` keeps the counters apart from
 * the counts of requests.
 */
export const dailyCounter =
  (usage: UsageStore, kind: string): ((id: string, day: string) => Promise<number>) =>
  async (id, day) =>
    Number.MAX_SAFE_INTEGER -
    (await usage.take({ accountId: `${kind}/${id}`, days: [day], limit: Number.MAX_SAFE_INTEGER }));

export interface CountedRequest {
  readonly accountId: string;
  /** Days of the quota period so far, oldest first, today last. */
  readonly days: readonly string[];
  /** Quota of the period. */
  readonly limit: number;
}

/** Stores how many requests each account has made, by day in UTC (`yyyy-MM-dd`). */
export interface UsageStore {
  /**
   * Counts one request today if the quota allows it. Returns the number of requests left, or -1 if it did not count the
   * request. Returns a promise only if the counts are in another process.
   */
  readonly take: (use: CountedRequest) => number | Promise<number>;
  /**
   * Takes back a counted request that proved invalid. **Empty**: the store counts requests only after they are checked,
   * because counting is cheap.
   */
  readonly refund?: (use: CountedRequest) => void;
  /** Returns an account's counts on some days. **Empty**: 0 for a day without requests. */
  readonly counts: (accountId: string, days: readonly string[]) => Promise<readonly number[]>;
  /** Writes pending counts and closes the store. */
  readonly close: () => Promise<void>;
}

/** Request counts by account and day. */
export class DayCounts {
  readonly #byDay = new Map<string, Map<string, number>>();

  get(accountId: string, day: string): number {
    return this.#byDay.get(day)?.get(accountId) ?? 0;
  }

  /** Returns the number of requests that an account made on some days. */
  sum(accountId: string, days: readonly string[]): number {
    return days.reduce((sum, day) => sum + this.get(accountId, day), 0);
  }

  set(accountId: string, day: string, count: number): void {
    const known = this.#byDay.get(day);
    if (known !== undefined) known.set(accountId, count);
    else {
      this.#byDay.set(day, new Map([[accountId, count]]));
      for (const old of [...this.#byDay.keys()].sort().slice(0, -DAYS_KEPT)) this.#byDay.delete(old);
    }
  }

  add(accountId: string, day: string, more: number): void {
    this.set(accountId, day, this.get(accountId, day) + more);
  }

  /** All stored counts. */
  entries(): readonly (readonly [accountId: string, day: string, count: number])[] {
    return [...this.#byDay].flatMap(([day, counts]) =>
      [...counts].map(([accountId, count]) => [accountId, day, count] as const),
    );
  }
}
