import { DAYS_KEPT } from './calendar.js';

/** Counts by account and day. */
export class DayCounts {
  readonly #byDay = new Map<string, Map<string, number>>();

  get(accountId: string, day: string): number {
    return this.#byDay.get(day)?.get(accountId) ?? 0;
  }

  /** The sum of some days. */
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

  /** All counts there are. */
  entries(): readonly (readonly [accountId: string, day: string, count: number])[] {
    return [...this.#byDay].flatMap(([day, counts]) =>
      [...counts].map(([accountId, count]) => [accountId, day, count] as const),
    );
  }
}
