import { DAYS_KEPT, instantOf, lastDays } from '../accounts/calendar.js';
import { DayCounts } from '../accounts/day-counts.js';
import type { UsageStore, Use } from '../accounts/usage.js';
import { usageKey } from './keys.js';
import type { SharedRedis } from './redis.js';
import type { SharedOrLocal } from './shared-or-local.js';

const KEPT_SECONDS = (DAYS_KEPT + 1) * 86_400;

/** Usage that replicas count together. */
export interface SharedUsage extends UsageStore {
  /** Adds what was counted locally to what is in Redis. */
  readonly sendLocal: () => Promise<void>;
}

/**
 * Usage in Redis. While it is away each replica counts from what it saw there last, and adds its counts once it is
 * back; so an account may make at most its quota at each replica, less what it had used before. **Source**: ADR 22.
 */
export function usageInRedis(redis: SharedRedis, shared: SharedOrLocal): SharedUsage {
  const seen = new DayCounts();
  const local = new DayCounts();

  const see = (accountId: string, days: readonly string[], counts: readonly number[]): void => {
    for (const [at, day] of days.entries()) seen.set(accountId, day, counts[at] ?? 0);
  };

  async function takeShared({ accountId, days, limit }: Use): Promise<number> {
    const [oldest = ''] = lastDays(instantOf(days.at(-1) ?? ''), DAYS_KEPT);
    const [isCounted, ...counts] = await redis.take(usageKey(accountId), limit, KEPT_SECONDS, oldest, ...days);
    see(accountId, days, counts);
    return isCounted === 1 ? limit - counts.reduce((sum, count) => sum + count, 0) : -1;
  }

  function takeLocal({ accountId, days, limit }: Use): number {
    const left = limit - seen.sum(accountId, days) - local.sum(accountId, days);
    if (left < 1) return -1;
    local.add(accountId, days.at(-1) ?? '', 1);
    return left - 1;
  }

  async function countsShared(accountId: string, days: readonly string[]): Promise<readonly number[]> {
    const counts = (await redis.hmget(usageKey(accountId), ...days)).map((count) => Number(count ?? 0));
    see(accountId, days, counts);
    return counts;
  }

  async function sendLocal(): Promise<void> {
    for (const [accountId, day, count] of local.entries().filter(([, , one]) => one > 0)) {
      local.set(accountId, day, 0);
      try {
        await redis.hincrby(usageKey(accountId), day, count);
      } catch (error) {
        local.add(accountId, day, count);
        shared.leave(accountId, error);
        return;
      }
    }
  }

  return {
    take: (use) =>
      shared.decide(
        use.accountId,
        () => takeShared(use),
        () => takeLocal(use),
      ),
    counts: (accountId, days) =>
      shared.decide(
        accountId,
        () => countsShared(accountId, days),
        () => days.map((day) => seen.get(accountId, day) + local.get(accountId, day)),
      ),
    sendLocal,
    close: async () => {
      if (shared.isShared) await sendLocal();
      shared.close();
      redis.disconnect();
    },
  };
}
