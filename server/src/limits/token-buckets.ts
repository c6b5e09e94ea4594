import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import type { RateLimits } from '../accounts/account.js';

interface Bucket { tokens: number; at: number }

/** Full buckets forgotten once there are this many. */
const MAX_BUCKETS = 10_000;

/**
 * Counts calls as token buckets: a key may call `burst` times at once, and `ratePerSecond` times a second for long.
 * **Units**: `now` in milliseconds.
 */
export class TokenBuckets implements Store {
  readonly localKeys = true;
  readonly #buckets = new Map<string, Bucket>();

  constructor(private readonly limits: RateLimits, private readonly now: () => number) {}

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

  /** `over` is 1 for a call beyond the bucket. The reset is when the next call may be made, or when the bucket is full again. */
  #info({ tokens }: Bucket, over: 0 | 1): ClientRateLimitInfo {
    const { burst, ratePerSecond } = this.limits;
    const missing = over === 1 ? 1 - tokens : burst - tokens;
    return { totalHits: burst - Math.floor(tokens) + over, resetTime: new Date(this.now() + Math.ceil((missing / ratePerSecond) * 1000)) };
  }
}
