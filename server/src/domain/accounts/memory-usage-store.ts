import { DayCounts } from './day-counts.js';
import type { UsageStore, CountedRequest } from './usage-store.js';

/** Usage kept for as long as the process lives. */
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
