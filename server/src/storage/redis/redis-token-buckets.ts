import type { RateLimits } from '../../domain/accounts/plan.js';
import type { CountedRequest } from '../../domain/accounts/usage-store.js';
import { TokenBuckets, type Buckets, type Taken } from '../../http/limits/token-buckets.js';
import { bucketKey, limitsKey, usageKey } from './keys.js';
import { BucketWords } from './limit-words.js';
import type { RedisClock } from './redis-clock.js';
import type { RedisFallback } from './redis-fallback.js';
import type { RedisSlices } from './redis-slices.js';
import type { RedisUsage } from './redis-usage-store.js';
import type { SharedRedis } from './redis.js';

/** Kind of the account buckets, which are stored with the counts of their quotas. */
const OF_ACCOUNTS = 'account';

/** State that a replica's buckets share. */
export interface SharedLimits {
  readonly redis: SharedRedis;
  readonly fallback: RedisFallback;
  readonly clock: RedisClock;
  readonly usage: RedisUsage;
  readonly slices: RedisSlices;
  /** **Units**: milliseconds. */
  readonly now: () => number;
}

/**
 * Token buckets that replicas share. While Redis is unavailable each replica has its own, which start full. Accounts
 * with large plans take slices.
 */
export class RedisTokenBuckets implements Buckets {
  readonly #local: TokenBuckets;
  readonly #name: string;
  readonly #words: BucketWords;

  constructor(
    private readonly shared: SharedLimits,
    limits: RateLimits,
    private readonly kind: string,
  ) {
    const { usage, now } = shared;
    this.#local = new TokenBuckets(limits, { take: usage.takeHere }, now);
    this.#words = new BucketWords(limits);
    this.#name = `${kind}:${limits.ratePerSecond}/${limits.burst}`;
  }

  take(key: string, use: CountedRequest | undefined): Taken | Promise<Taken> {
    const { fallback, slices } = this.shared;
    const fromSlice = use && slices.take(use, this.#words);
    if (fromSlice instanceof Promise) return fromSlice.then((taken) => taken ?? this.take(key, use));
    return (
      fromSlice ??
      fallback.decide<Taken>(
        key,
        () => (use === undefined ? this.#take(key) : this.#takeBoth(key, use)),
        () => this.#local.take(key, use),
      )
    );
  }

  async #take(key: string): Promise<Taken> {
    const { redis, clock } = this.shared;
    const kept = this.#words.keptMilliseconds;
    const at = this.kind === OF_ACCOUNTS ? limitsKey(key) : bucketKey(key, this.#name);
    return { ...this.#words.state(await redis.draw(at, ...this.#words.words(clock.now()), kept)), left: undefined };
  }

  async #takeBoth(key: string, use: CountedRequest): Promise<Taken> {
    const { redis, clock, usage } = this.shared;
    const [over, fills, used, today] = await redis.drawAndTake(
      limitsKey(key),
      usageKey(key),
      ...this.#words.words(clock.now()),
      this.#words.fillTime(1),
      ...usage.quota(use),
    );
    const left = used === undefined || today === undefined ? undefined : usage.left(use, [used, today]);
    return { ...this.#words.state([over, fills]), left };
  }
}
