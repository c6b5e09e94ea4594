import { DAYS_TOLD, type UsageStore } from './usage.js';

/** Usage kept for as long as the process lives, and no longer than it is told of. */
export function usageInMemory(): UsageStore {
  const byDay = new Map<string, Map<string, number>>();

  function open(day: string): Map<string, number> {
    const known = byDay.get(day);
    if (known !== undefined) return known;
    const counts = new Map<string, number>();
    byDay.set(day, counts);
    for (const old of [...byDay.keys()].sort().slice(0, -DAYS_TOLD)) byDay.delete(old);
    return counts;
  }

  return {
    count: (accountId, day) => {
      const counts = open(day);
      const made = (counts.get(accountId) ?? 0) + 1;
      counts.set(accountId, made);
      return Promise.resolve(made);
    },
    counts: (accountId, days) => Promise.resolve(days.map((day) => byDay.get(day)?.get(accountId) ?? 0)),
  };
}
