import { DayCounts, type UsageStore, type CountedRequest } from '../../domain/accounts/usage-store.js';
import { limitsKey, usageKey } from './keys.js';
import { daysFrom, KEPT_SECONDS, numberOf, QuotaWords, readDays } from './limit-words.js';
import type { SharedRedis, TakeReply } from './redis.js';
import type { RedisFallback } from './redis-fallback.js';

/** The last reply about an account: the number of requests in its quota period, and on the last day of `days`. */
interface Reply {
  readonly days: readonly string[];
  readonly used: number;
  readonly today: number;
}

/**
 * The usage with which a replica counts while Redis is unavailable: the last counts it saw in Redis, plus its own since
 * then.
 */
class LocalUsage {
  readonly #replies = new Map<string, Reply>();
  readonly #seen = new DayCounts();
  readonly #unsent = new DayCounts();

  see(accountId: string, reply: Reply): void {
    this.#replies.set(accountId, reply);
  }

  /** Remembers counts that were read from Redis. */
  seeDays(accountId: string, days: readonly string[], counts: readonly number[]): void {
    for (const [at, count] of counts.entries()) this.#seen.set(accountId, days[at] ?? '', count);
  }

  take({ accountId, days, limit }: CountedRequest): number {
    const reply = this.#replies.get(accountId);
    const seen = reply?.days[0] === days[0] ? reply?.used : this.#seen.sum(accountId, days);
    const left = limit - (seen ?? 0) - this.#unsent.sum(accountId, days);
    if (left < 1) return -1;
    this.#unsent.add(accountId, days.at(-1) ?? '', 1);
    return left - 1;
  }

  counts(accountId: string, days: readonly string[]): readonly number[] {
    const reply = this.#replies.get(accountId);
    const seen = (day: string): number =>
      Math.max(this.#seen.get(accountId, day), reply?.days.at(-1) === day ? reply.today : 0);
    return days.map((day) => seen(day) + this.#unsent.get(accountId, day));
  }

  /** Returns the counts that Redis does not have yet. */
  unsent(): readonly (readonly [accountId: string, day: string, count: number])[] {
    return this.#unsent.entries().filter(([, , count]) => count !== 0);
  }

  markSent(accountId: string, day: string): void {
    this.#unsent.set(accountId, day, 0);
  }

  /** Restores a count that could not be sent. */
  restore(accountId: string, day: string, count: number): void {
    this.#unsent.add(accountId, day, count);
  }
}

/** Arguments of a script that takes a request from a quota, and the interpretation of its reply. */
export interface RedisUsage {
  /** Returns the arguments for a quota. */
  readonly quota: (use: CountedRequest) => readonly (string | number)[];
  /** Remembers a reply, and returns how many requests are left, or -1. */
  readonly left: (use: CountedRequest, reply: TakeReply) => number;
  /** Takes a request without Redis. */
  readonly takeHere: (use: CountedRequest) => number;
}

/** A usage store that replicas share. */
export interface RedisUsageStore extends UsageStore {
  readonly shared: RedisUsage;
  /** Adds the local counts to those in Redis. */
  readonly sendLocal: () => Promise<void>;
}

function sharedUsage(local: LocalUsage): RedisUsage {
  const words = new QuotaWords();
  return {
    quota: (use) => words.of(use),
    left: ({ accountId, days, limit }, [used, today]) => {
      local.see(accountId, { days, used: used < 0 ? limit : used, today });
      return used < 0 ? -1 : limit - used;
    },
    takeHere: (use) => local.take(use),
  };
}

/** Adds the local counts to those in Redis. */
async function sendUnsent(redis: SharedRedis, fallback: RedisFallback, local: LocalUsage): Promise<void> {
  for (const [accountId, day, count] of local.unsent()) {
    local.markSent(accountId, day);
    try {
      await redis.add(limitsKey(accountId), numberOf(day), count, KEPT_SECONDS);
    } catch (error) {
      local.restore(accountId, day, count);
      fallback.leave(accountId, error);
      return;
    }
  }
}

/**
 * Returns a usage store in Redis. While Redis is unavailable, each replica counts from its last known value, and adds
 * its counts when Redis is back. An account can therefore use up the rest of its quota at each replica. `inSlices`
 * returns the number of counted but unused requests of an account. **Source**: ADR 39.
 */
export function redisUsageStore(
  redis: SharedRedis,
  fallback: RedisFallback,
  inSlices: (accountId: string) => Promise<number>,
): RedisUsageStore {
  const local = new LocalUsage();
  const shared = sharedUsage(local);
  const sendLocal = (): Promise<void> => sendUnsent(redis, fallback, local);

  async function takeShared(use: CountedRequest): Promise<number> {
    const { accountId } = use;
    return shared.left(use, await redis.take(limitsKey(accountId), usageKey(accountId), ...shared.quota(use)));
  }

  async function countsShared(accountId: string, days: readonly string[]): Promise<readonly number[]> {
    const [fields, unused] = await Promise.all([
      redis.bitfield(limitsKey(accountId), ...readDays(days)),
      inSlices(accountId),
    ]);
    const counts = daysFrom(fields, days);
    local.seeDays(accountId, days, counts);
    return counts.map((count, at) => (at === counts.length - 1 ? Math.max(0, count - unused) : count));
  }

  async function refund({ accountId, days }: CountedRequest): Promise<void> {
    const day = days.at(-1) ?? '';
    const said = await fallback.ask(accountId, () => redis.add(limitsKey(accountId), numberOf(day), -1, KEPT_SECONDS));
    if (said === undefined) local.restore(accountId, day, -1);
  }

  return {
    shared,
    take: (use) =>
      fallback.decide(
        use.accountId,
        () => takeShared(use),
        () => local.take(use),
      ),
    refund: (use) => void refund(use),
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
