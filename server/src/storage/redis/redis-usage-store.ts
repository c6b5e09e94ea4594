import { DAYS_KEPT, instantOf, lastDays } from '../../domain/accounts/calendar.js';
import { DayCounts } from '../../domain/accounts/day-counts.js';
import type { UsageStore, CountedRequest } from '../../domain/accounts/usage-store.js';
import { usageKey } from './keys.js';
import type { SharedRedis } from './redis.js';
import type { RedisFallback } from './redis-fallback.js';

const KEPT_SECONDS = (DAYS_KEPT + 1) * 86_400;

/** Usage that replicas count together. */
export interface RedisUsageStore extends UsageStore {
  /** Adds the local counts to those in Redis. */
  readonly sendLocal: () => Promise<void>;
}

/** The usage a replica counts with while Redis is away: the counts it last saw there, and its own since. */
class LocalUsage {
  readonly #seen = new DayCounts();
  readonly #unsent = new DayCounts();

  see(accountId: string, days: readonly string[], counts: readonly number[]): void {
    for (const [at, day] of days.entries()) this.#seen.set(accountId, day, counts[at] ?? 0);
  }

  take({ accountId, days, limit }: CountedRequest): number {
    const left = limit - this.#seen.sum(accountId, days) - this.#unsent.sum(accountId, days);
    if (left < 1) return -1;
    this.#unsent.add(accountId, days.at(-1) ?? '', 1);
    return left - 1;
  }

  counts(accountId: string, days: readonly string[]): readonly number[] {
    return days.map((day) => this.#seen.get(accountId, day) + this.#unsent.get(accountId, day));
  }

  /** The counts that Redis does not have yet. */
  unsent(): readonly (readonly [accountId: string, day: string, count: number])[] {
    return this.#unsent.entries().filter(([, , count]) => count > 0);
  }

  markSent(accountId: string, day: string): void {
    this.#unsent.set(accountId, day, 0);
  }

  /** Restores a count that could not be sent. */
  restore(accountId: string, day: string, count: number): void {
    this.#unsent.add(accountId, day, count);
  }
}

/**
 * Usage in Redis. While Redis is away, each replica counts from what it last saw there, and adds its counts when Redis
 * is
 * back. So an account can use at most its quota at each replica, less what it had used before. **Source**: ADR 22.
 */
export function redisUsageStore(redis: SharedRedis, shared: RedisFallback): RedisUsageStore {
  const local = new LocalUsage();

  async function takeShared({ accountId, days, limit }: CountedRequest): Promise<number> {
    const [oldest = ''] = lastDays(instantOf(days.at(-1) ?? ''), DAYS_KEPT);
    const [isCounted, ...counts] = await redis.take(usageKey(accountId), limit, KEPT_SECONDS, oldest, ...days);
    local.see(accountId, days, counts);
    return isCounted === 1 ? limit - counts.reduce((sum, count) => sum + count, 0) : -1;
  }

  async function countsShared(accountId: string, days: readonly string[]): Promise<readonly number[]> {
    const counts = (await redis.hmget(usageKey(accountId), ...days)).map((count) => Number(count ?? 0));
    local.see(accountId, days, counts);
    return counts;
  }

  async function sendLocal(): Promise<void> {
    for (const [accountId, day, count] of local.unsent()) {
      local.markSent(accountId, day);
      try {
        await redis.hincrby(usageKey(accountId), day, count);
      } catch (error) {
        local.restore(accountId, day, count);
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
        () => local.take(use),
      ),
    counts: (accountId, days) =>
      shared.decide(
        accountId,
        () => countsShared(accountId, days),
        () => local.counts(accountId, days),
      ),
    sendLocal,
    close: async () => {
      if (shared.isShared) await sendLocal();
      shared.close();
      redis.disconnect();
    },
  };
}
