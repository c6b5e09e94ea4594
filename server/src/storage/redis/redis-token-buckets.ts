import type { ClientRateLimitInfo } from 'express-rate-limit';
import type { RateLimits } from '../../domain/accounts/plan.js';
import type { CountedRequest } from '../../domain/accounts/usage-store.js';
import { bucketInfo, TokenBuckets, type AccountBuckets, type Taken } from '../../http/limits/token-buckets.js';
import { bucketKey } from './keys.js';
import type { DrawReply, SharedRedis } from './redis.js';
import type { RedisFallback } from './redis-fallback.js';
import type { RedisUsage } from './redis-usage-store.js';

const stateOf = ([over, tokens]: DrawReply) => ({ tokens: Number(tokens), isOver: over === 1 });

/**
 * Token buckets that replicas share; while Redis is away each replica has its own, full at first. **Units**: `now` in
 * milliseconds.
 */
export class RedisTokenBuckets implements AccountBuckets {
  readonly localKeys = false;
  readonly #local: TokenBuckets;
  readonly #name: string;

  constructor(
    private readonly redis: SharedRedis,
    private readonly shared: RedisFallback,
    private readonly limits: RateLimits,
    private readonly usage: RedisUsage,
    private readonly now: () => number,
  ) {
    this.#local = new TokenBuckets(limits, { take: usage.takeHere }, now);
    this.#name = `${limits.ratePerSecond}/${limits.burst}`;
  }

  take(key: string, use: CountedRequest | undefined): Promise<Taken> {
    return this.shared.decide<Taken>(
      key,
      () => (use === undefined ? this.#take(key) : this.#takeBoth(key, use)),
      () => this.#local.take(key, use),
    );
  }

  get(key: string): Promise<ClientRateLimitInfo> {
    return this.shared.decide(
      key,
      () => this.#info(key, 0),
      () => this.#local.get(key),
    );
  }

  increment(key: string): Promise<ClientRateLimitInfo> {
    return this.shared.decide(
      key,
      () => this.#info(key, 1),
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

  async #take(key: string): Promise<Taken> {
    return { ...stateOf(await this.#draw(key, 1)), left: undefined };
  }

  async #takeBoth(key: string, use: CountedRequest): Promise<Taken> {
    const { burst, ratePerSecond } = this.limits;
    const { usage } = this;
    const bucket = bucketKey(key, this.#name);
    const [over, tokens, used, counts] = await this.redis.drawAndTake(
      bucket,
      usage.key(use),
      burst,
      ratePerSecond,
      1,
      ...usage.quota(use),
    );
    const left = used === undefined || counts === undefined ? undefined : usage.left(use, [used, counts]);
    return { ...stateOf([over, tokens]), left };
  }

  async #info(key: string, cost: 0 | 1): Promise<ClientRateLimitInfo> {
    return bucketInfo(this.limits, stateOf(await this.#draw(key, cost)), this.now());
  }

  #draw(key: string, cost: 0 | 1 | -1): Promise<DrawReply> {
    const { burst, ratePerSecond } = this.limits;
    return this.redis.draw(bucketKey(key, this.#name), burst, ratePerSecond, cost);
  }
}
