import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import type { RateLimits } from '../../domain/accounts/plan.js';
import { bucketInfo } from './bucket-info.js';

interface Bucket {
  tokens: number;
  at: number;
}

/** Full buckets forgotten once there are this many. */
const MAX_BUCKETS = 10_000;

/**
 * Counts calls as token buckets: a key may call `burst` times at once, and `ratePerSecond` times a second for long.
 * **Units**: `now` in milliseconds.
 */
export class TokenBuckets implements Store {
  readonly localKeys = true;
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly limits: RateLimits,
    private readonly now: () => number,
  ) {}

  get(key: string): ClientRateLimitInfo {
    return this.#info(this.#bucket(key), 0);
  }

  increment(key: string): ClientRateLimitInfo {
    const bucket = this.#bucket(key);
    if (bucket.tokens < 1) return this.#info(bucket, 1);
    bucket.tokens -= 1;
    return this.#info(bucket, 0);
  }

  decrement(key: string): void {
    const bucket = this.#bucket(key);
    bucket.tokens = Math.min(this.limits.burst, bucket.tokens + 1);
  }

  resetKey(key: string): void {
    this.#buckets.delete(key);
  }

  #bucket(key: string): Bucket {
    const { burst, ratePerSecond } = this.limits;
    const now = this.now();
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * ratePerSecond);
    bucket.at = now;
    if (!this.#buckets.has(key) && this.#buckets.size >= MAX_BUCKETS) this.#forgetFull(now);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #forgetFull(now: number): void {
    const { burst, ratePerSecond } = this.limits;
    for (const [key, { tokens, at }] of this.#buckets) {
      if (tokens + ((now - at) / 1000) * ratePerSecond >= burst) this.#buckets.delete(key);
    }
  }

  #info({ tokens }: Bucket, over: 0 | 1): ClientRateLimitInfo {
    return bucketInfo(this.limits, tokens, over, this.now());
  }
}
