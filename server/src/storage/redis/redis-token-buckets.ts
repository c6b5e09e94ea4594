import type { RateLimits } from '../../domain/accounts/plan.js';
import type { CountedRequest } from '../../domain/accounts/usage-store.js';
import { TokenBuckets, type Buckets, type Taken } from '../../http/limits/token-buckets.js';
import { bucketKey } from './keys.js';
import type { DrawReply, SharedRedis } from './redis.js';
import type { RedisFallback } from './redis-fallback.js';
import type { RedisUsage } from './redis-usage-store.js';

const stateOf = ([over, tokens]: DrawReply) => ({ tokens: Number(tokens), isOver: over === 1 });

/**
 * Token buckets that replicas share; while Redis is away each replica has its own, full at first. **Units**: `now` in
 * milliseconds.
 */
export class RedisTokenBuckets implements Buckets {
  readonly #local: TokenBuckets;
  readonly #name: string;
  readonly #limits: readonly [burst: number, ratePerSecond: number];

  constructor(
    private readonly redis: SharedRedis,
    private readonly shared: RedisFallback,
    limits: RateLimits,
    private readonly usage: RedisUsage,
    kind: string,
    now: () => number,
  ) {
    this.#local = new TokenBuckets(limits, { take: usage.takeHere }, now);
    this.#limits = [limits.burst, limits.ratePerSecond];
    this.#name = `${kind}:${limits.ratePerSecond}/${limits.burst}`;
  }

  take(key: string, use: CountedRequest | undefined): Promise<Taken> {
    return this.shared.decide<Taken>(
      key,
      () => (use === undefined ? this.#take(key) : this.#takeBoth(key, use)),
      () => this.#local.take(key, use),
    );
  }

  async #take(key: string): Promise<Taken> {
    return { ...stateOf(await this.redis.draw(this.#bucket(key), ...this.#limits)), left: undefined };
  }

  async #takeBoth(key: string, use: CountedRequest): Promise<Taken> {
    const { usage } = this;
    const [over, tokens, used, counts] = await this.redis.drawAndTake(
      this.#bucket(key),
      usage.key(use),
      ...this.#limits,
      ...usage.quota(use),
    );
    const left = used === undefined || counts === undefined ? undefined : usage.left(use, [used, counts]);
    return { ...stateOf([over, tokens]), left };
  }

  #bucket(key: string): string {
    return bucketKey(key, this.#name);
  }
}
