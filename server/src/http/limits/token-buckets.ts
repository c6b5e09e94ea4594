import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import type { RateLimits } from '../../domain/accounts/plan.js';
import type { CountedRequest, UsageStore } from '../../domain/accounts/usage-store.js';

/** A bucket after a request. */
export interface BucketState {
  readonly tokens: number;
  /** Whether the bucket had less than the request takes, so that nothing was taken. */
  readonly isOver: boolean;
}

/** What an account has left after a request. */
export interface Taken extends BucketState {
  /** Requests left of the quota, or -1 if it had none. **Empty**: the quota was not asked for one. */
  readonly left: number | undefined;
}

/** The buckets of accounts that have the same limits, also as a store of express-rate-limit. */
export interface AccountBuckets extends Store {
  /**
   * Takes a request from the bucket of an account and, if it has one and `use` is given, from the quota. Returns a
   * promise only if the counts are in another process.
   */
  readonly take: (accountId: string, use: CountedRequest | undefined) => Taken | Promise<Taken>;
}

/** Opens the buckets of the accounts that have some limits. */
export type OpenBuckets = (limits: RateLimits) => AccountBuckets;

/** Milliseconds until the next call may be made if this one was too many, and otherwise until the bucket is full. */
export const refillMilliseconds = ({ burst, ratePerSecond }: RateLimits, { tokens, isOver }: BucketState): number =>
  Math.ceil((((isOver ? 1 : burst) - tokens) / ratePerSecond) * 1000);

/** A bucket as express-rate-limit reads it: a call that is too many counts beyond the limit. */
export const bucketInfo = (limits: RateLimits, state: BucketState, now: number): ClientRateLimitInfo => ({
  totalHits: limits.burst - Math.floor(state.tokens) + (state.isOver ? 1 : 0),
  resetTime: new Date(now + refillMilliseconds(limits, state)),
});

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
export class TokenBuckets implements AccountBuckets {
  readonly localKeys = true;
  readonly #buckets = new Map<string, Bucket>();

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

  get(key: string): ClientRateLimitInfo {
    return bucketInfo(this.limits, { tokens: this.#bucket(key).tokens, isOver: false }, this.now());
  }

  increment(key: string): ClientRateLimitInfo {
    return bucketInfo(this.limits, this.#draw(key), this.now());
  }

  decrement(key: string): void {
    const bucket = this.#bucket(key);
    bucket.tokens = Math.min(this.limits.burst, bucket.tokens + 1);
  }

  resetKey(key: string): void {
    this.#buckets.delete(key);
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
    if (this.#buckets.size >= MAX_BUCKETS) this.#forgetFull(now);
    const bucket = { tokens: this.limits.burst, at: now };
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #forgetFull(now: number): void {
    const { burst, ratePerSecond } = this.limits;
    for (const [key, { tokens, at }] of this.#buckets) {
      if (tokens + ((now - at) / 1000) * ratePerSecond >= burst) this.#buckets.delete(key);
    }
  }
}
