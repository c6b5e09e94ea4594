import { DAYS_KEPT, instantOf, lastDays } from '../../domain/accounts/calendar.js';
import { DayCounts, type UsageStore, type CountedRequest } from '../../domain/accounts/usage-store.js';
import { usageKey } from './keys.js';
import type { SharedRedis, TakeReply } from './redis.js';
import type { RedisFallback } from './redis-fallback.js';

const KEPT_SECONDS = (DAYS_KEPT + 1) * 86_400;

/** The last reply about an account: its counts of some days, joined by commas. */
interface Reply {
  readonly days: readonly string[];
  counts: string;
}

/** The usage a replica counts with while Redis is away: the counts it last saw there, and its own since. */
class LocalUsage {
  readonly #replies = new Map<string, Reply>();
  readonly #seen = new DayCounts();
  readonly #unsent = new DayCounts();

  /** Remembers a reply. Its counts are read only if Redis is away. */
  see({ accountId, days }: Pick<CountedRequest, 'accountId' | 'days'>, counts: string): void {
    const last = this.#replies.get(accountId);
    if (last?.days === days) last.counts = counts;
    else {
      this.#read(accountId);
      this.#replies.set(accountId, { days, counts });
    }
  }

  take({ accountId, days, limit }: CountedRequest): number {
    this.#read(accountId);
    const left = limit - this.#seen.sum(accountId, days) - this.#unsent.sum(accountId, days);
    if (left < 1) return -1;
    this.#unsent.add(accountId, days.at(-1) ?? '', 1);
    return left - 1;
  }

  counts(accountId: string, days: readonly string[]): readonly number[] {
    this.#read(accountId);
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

  #read(accountId: string): void {
    const reply = this.#replies.get(accountId);
    if (reply === undefined) return;
    this.#replies.delete(accountId);
    for (const [at, count] of reply.counts.split(',').entries())
      this.#seen.set(accountId, reply.days[at] ?? '', Number(count));
  }
}

/** What a script takes a request from a quota with, and what its reply means. */
export interface RedisUsage {
  readonly key: (use: CountedRequest) => string;
  /** The arguments that describe a quota. */
  readonly quota: (use: CountedRequest) => readonly (string | number)[];
  /** Remembers a reply, and returns how many requests are left, or -1. */
  readonly left: (use: CountedRequest, reply: TakeReply) => number;
  /** Takes a request without Redis. */
  readonly takeHere: (use: CountedRequest) => number;
}

/** Usage that replicas count together. */
export interface RedisUsageStore extends UsageStore {
  readonly shared: RedisUsage;
  /** Adds the local counts to those in Redis. */
  readonly sendLocal: () => Promise<void>;
}

function sharedUsage(local: LocalUsage): RedisUsage {
  let kept = { today: '', oldest: '' };
  const oldestOn = (today: string): string => {
    if (kept.today !== today) kept = { today, oldest: lastDays(instantOf(today), DAYS_KEPT)[0] ?? '' };
    return kept.oldest;
  };
  return {
    key: ({ accountId }) => usageKey(accountId),
    quota: ({ days, limit }) => [limit, KEPT_SECONDS, oldestOn(days.at(-1) ?? ''), ...days],
    left: (use, [used, counts]) => {
      local.see(use, counts);
      return used < 0 ? -1 : use.limit - used;
    },
    takeHere: (use) => local.take(use),
  };
}

/**
 * Usage in Redis. While Redis is away, each replica counts from what it last saw there, and adds its counts when Redis
 * is back. So an account can use at most its quota at each replica, less what it had used before. **Source**: ADR 39.
 */
export function redisUsageStore(redis: SharedRedis, fallback: RedisFallback): RedisUsageStore {
  const local = new LocalUsage();
  const shared = sharedUsage(local);

  async function takeShared(use: CountedRequest): Promise<number> {
    return shared.left(use, await redis.take(shared.key(use), ...shared.quota(use)));
  }

  async function countsShared(accountId: string, days: readonly string[]): Promise<readonly number[]> {
    const counts = (await redis.hmget(usageKey(accountId), ...days)).map((count) => Number(count ?? 0));
    local.see({ accountId, days }, counts.join(','));
    return counts;
  }

  async function sendLocal(): Promise<void> {
    for (const [accountId, day, count] of local.unsent()) {
      local.markSent(accountId, day);
      try {
        await redis.hincrby(usageKey(accountId), day, count);
      } catch (error) {
        local.restore(accountId, day, count);
        fallback.leave(accountId, error);
        return;
      }
    }
  }

  return {
    shared,
    take: (use) =>
      fallback.decide(
        use.accountId,
        () => takeShared(use),
        () => local.take(use),
      ),
    counts: (accountId, days) =>
      fallback.decide(
        accountId,
        () => countsShared(accountId, days),
        () => local.counts(accountId, days),
      ),
    sendLocal,
    close: async () => {
      if (fallback.isShared) await sendLocal();
      fallback.close();
      redis.disconnect();
    },
  };
}
