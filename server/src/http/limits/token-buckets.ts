import type { RateLimits } from '../../domain/accounts/plan.js';
import type { CountedRequest, UsageStore } from '../../domain/accounts/usage-store.js';

/** A bucket after a request. */
export interface BucketState {
  readonly tokens: number;
  /** Whether the bucket had too few requests left, so that nothing was taken. */
  readonly isOver: boolean;
}

/** State after a request. */
export interface Taken extends BucketState {
  /** Remaining requests in the quota, or -1 if it was used up. **Empty**: no quota was checked. */
  readonly left: number | undefined;
}

/** Buckets with the same limits. Each key, an account id or an address, has its own. */
export interface Buckets {
  /**
   * Takes a request from a bucket and, if the bucket has one left and `use` is given, from the quota. Returns a promise
   * only if the counts are in another process.
   */
  readonly take: (key: string, use: CountedRequest | undefined) => Taken | Promise<Taken>;
}

/** Opens buckets with some limits. Each kind is counted separately. */
export type OpenBuckets = (limits: RateLimits, kind: string) => Buckets;

/** Returns the milliseconds until the next request is allowed or, if this one was allowed, until the bucket is full. */
export const refillMilliseconds = ({ burst, ratePerSecond }: RateLimits, { tokens, isOver }: BucketState): number =>
  Math.ceil((((isOver ? 1 : burst) - tokens) / ratePerSecond) * 1000);

interface Bucket {
  tokens: number;
  at: number;
}

/** Number of buckets above which full ones are removed. */
const MAX_BUCKETS = 10_000;

/**
 * Counts requests with token buckets: each key may send a burst of `burst` requests, and `ratePerSecond` requests a
 * second in the long run.
 * **Units**: `now` in milliseconds.
 */
export class TokenBuckets implements Buckets {
  readonly #buckets = new Map<string, Bucket>();
  #forgetAt = MAX_BUCKETS;

  constructor(
    private readonly limits: RateLimits,
    private readonly usage: Pick<UsageStore, 'take'>,
    private readonly now: () => number,
  ) {}

  take(key: string, use: CountedRequest | undefined): Taken | Promise<Taken> {
    const { tokens, isOver } = this.#draw(key);
    const left = isOver || use === undefined ? undefined : this.usage.take(use);
    return left instanceof Promise
      ? left.then((counted) => ({ tokens, isOver, left: counted }))
      : { tokens, isOver, left };
  }

  #draw(key: string): BucketState {
    const bucket = this.#bucket(key);
    const isOver = bucket.tokens < 1;
    if (!isOver) bucket.tokens -= 1;
    return { tokens: bucket.tokens, isOver };
  }

  #bucket(key: string): Bucket {
    const { burst, ratePerSecond } = this.limits;
    const now = this.now();
    const known = this.#buckets.get(key);
    if (known === undefined) return this.#newBucket(key, now);
    known.tokens = Math.min(burst, known.tokens + (Math.max(0, now - known.at) / 1000) * ratePerSecond);
    known.at = now;
    return known;
  }

  #newBucket(key: string, now: number): Bucket {
    if (this.#buckets.size >= this.#forgetAt) this.#forgetFull(now);
    const bucket = { tokens: this.limits.burst, at: now };
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #forgetFull(now: number): void {
    const { burst, ratePerSecond } = this.limits;
    for (const [key, { tokens, at }] of this.#buckets) {
      if (tokens + ((now - at) / 1000) * ratePerSecond >= burst) this.#buckets.delete(key);
    }
    this.#forgetAt = Math.max(MAX_BUCKETS, 2 * this.#buckets.size);
  }
}
