import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import type { RateLimits } from '../../domain/accounts/plan.js';
import { TokenBuckets } from '../../http/limits/token-buckets.js';
import { bucketInfo } from '../../http/limits/bucket-info.js';
import { bucketKey } from './keys.js';
import type { SharedRedis } from './redis.js';
import type { RedisFallback } from './redis-fallback.js';

/**
 * Token buckets that replicas share; while Redis is away each replica has its own, full at first. **Units**: `now` in
 * milliseconds.
 */
export class RedisTokenBuckets implements Store {
  readonly localKeys = false;
  readonly #local: TokenBuckets;
  readonly #name: string;

  constructor(
    private readonly redis: SharedRedis,
    private readonly shared: RedisFallback,
    private readonly limits: RateLimits,
    private readonly now: () => number,
  ) {
    this.#local = new TokenBuckets(limits, now);
    this.#name = `${limits.ratePerSecond}/${limits.burst}`;
  }

  get(key: string): Promise<ClientRateLimitInfo> {
    return this.shared.decide(
      key,
      () => this.#draw(key, 0),
      () => this.#local.get(key),
    );
  }

  increment(key: string): Promise<ClientRateLimitInfo> {
    return this.shared.decide(
      key,
      () => this.#draw(key, 1),
      () => this.#local.increment(key),
    );
  }

  async decrement(key: string): Promise<void> {
    await this.shared.decide<unknown>(
      key,
      () => this.#draw(key, -1),
      () => {
        this.#local.decrement(key);
      },
    );
  }

  async resetKey(key: string): Promise<void> {
    await this.shared.decide<unknown>(
      key,
      () => this.redis.del(bucketKey(key, this.#name)),
      () => {
        this.#local.resetKey(key);
      },
    );
  }

  async #draw(key: string, cost: 0 | 1 | -1): Promise<ClientRateLimitInfo> {
    const { burst, ratePerSecond } = this.limits;
    const [over, tokens] = await this.redis.draw(bucketKey(key, this.#name), burst, ratePerSecond, cost);
    return bucketInfo(this.limits, Number(tokens), over === 1 ? 1 : 0, this.now());
  }
}
