import type { UsageStore } from './usage-store.js';

/** Counts something other than requests by day, under names of its own: one more, and how many there are then. */
export const dailyCounter =
  (usage: UsageStore, kind: string): ((id: string, day: string) => Promise<number>) =>
  async (id, day) =>
    Number.MAX_SAFE_INTEGER -
    (await usage.take({ accountId: `${kind}/${id}`, days: [day], limit: Number.MAX_SAFE_INTEGER }));
