import { DayCounts } from './day-counts.js';
import type { UsageStore } from './usage.js';

/** Usage kept for as long as the process lives. */
export function usageInMemory(): UsageStore {
  const counts = new DayCounts();
  return {
    take: ({ accountId, days, limit }) => {
      const left = limit - counts.sum(accountId, days);
      if (left < 1) return Promise.resolve(-1);
      counts.add(accountId, days.at(-1) ?? '', 1);
      return Promise.resolve(left - 1);
    },
    counts: (accountId, days) => Promise.resolve(days.map((day) => counts.get(accountId, day))),
    close: () => Promise.resolve(),
  };
}
