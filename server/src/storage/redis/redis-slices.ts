import { randomUUID } from 'node:crypto';
import type { CountedRequest } from '../../domain/accounts/usage-store.js';
import type { Taken } from '../../http/limits/token-buckets.js';
import { limitsKey, slicesKey, usageKey } from './keys.js';
import { KEPT_SECONDS, numberOf, quotaWords, type Amounts, type BucketWords } from './limit-words.js';
import type { RedisClock } from './redis-clock.js';
import type { RedisFallback } from './redis-fallback.js';
import type { SharedRedis } from './redis.js';

/** Plans with at least this many requests a second have slices. */
export const SLICED_RATE = 200;
/** Lifetime of a slice. Its unused rest is then returned. */
export const SLICE_MILLISECONDS = 250;
/** Maximum size of a slice: the number of requests that a plan's rate allows in this time. **Units**: seconds. */
const SLICE_SECONDS = 0.05;
/** A slice is at most this fraction of a full bucket: 1 / `PARTS_OF_BUCKET`. */
const PARTS_OF_BUCKET = 16;
/** A slice has at least this many requests. It is taken only if the account sends as many within a slice's lifetime. */
const LEAST_REQUESTS = 10;

/** Requests that a process has taken and may still admit. */
interface Slice {
  readonly use: CountedRequest;
  readonly words: BucketWords;
  /** The requests that remained in Redis and in the slices of other processes. */
  readonly tokens: number;
  readonly left: number;
  readonly takenAt: number;
  readonly timer: NodeJS.Timeout;
  unused: number;
}

const whole = (text: string): number => Number.parseInt(text, 10);

/**
 * Returns the size of a slice, and what must stay in Redis: half of the bucket, and as much of the quota as the bucket
 * can admit until all slices are returned. So the quota never ends early or late. **Empty**: 0 requests for small
 * plans.
 */
function amountsOf({ ratePerSecond, burst }: BucketWords['limits']): {
  readonly bucket: Amounts;
  readonly quota: Amounts;
} {
  const size =
    ratePerSecond < SLICED_RATE ? 0 : Math.floor(Math.min(ratePerSecond * SLICE_SECONDS, burst / PARTS_OF_BUCKET));
  const passing = Math.ceil(burst + (2 * ratePerSecond * SLICE_MILLISECONDS) / 1000);
  return { bucket: { requests: size, leave: Math.floor(burst / 2) }, quota: { requests: size, leave: passing } };
}

/**
 * Slices of buckets and quotas of large plans, which a process takes in one step. Redis counts them as used. The unused
 * rest of a slice is returned when it expires and when the process stops. A killed process loses at most one slice for
 * each account. **Units**: `now` in milliseconds.
 */
export class RedisSlices {
  readonly #id = randomUUID();
  readonly #slices = new Map<string, Slice>();
  readonly #pending = new Map<string, Promise<boolean>>();
  readonly #amounts = new WeakMap<BucketWords, ReturnType<typeof amountsOf>>();
  /** Requests by account in the current and the previous time span. */
  #demand = { from: 0, now: new Map<string, number>(), last: new Map<string, number>() };
  /** Accounts that had too little left for a slice, with the time until which no slice is requested for them. */
  readonly #short = new Map<string, number>();

  constructor(
    private readonly redis: SharedRedis,
    private readonly fallback: RedisFallback,
    private readonly clock: RedisClock,
  ) {}

  /** Takes a request from a slice. **Empty**: `undefined` if the request must be counted in Redis. */
  take(use: CountedRequest, words: BucketWords): Taken | undefined | Promise<Taken | undefined> {
    if (words.limits.ratePerSecond < SLICED_RATE) return undefined;
    const { accountId } = use;
    const slice = this.#slices.get(accountId);
    const isSame = slice?.use.days === use.days && slice.use.limit === use.limit && slice.words === words;
    if (isSame && slice.unused > 0 && performance.now() < slice.takenAt + SLICE_MILLISECONDS)
      return this.#takeFrom(slice);
    const pending = this.#pending.get(accountId) ?? this.#request(use, words);
    return pending?.then((isTaken) => (isTaken ? this.take(use, words) : undefined));
  }

  /**
   * Returns the number of an account's unused requests in slices. For slices of other processes, it is the number at
   * the time they were taken.
   */
  async unused(accountId: string): Promise<number> {
    const now = this.clock.now() / 1000;
    const others = Object.entries(await this.redis.hgetall(slicesKey(accountId)))
      .map(([id, text]) => [id, ...text.split(':').map(whole)] as const)
      .filter(([id, , ends = 0]) => id !== this.#id && ends > now);
    return others.reduce((sum, [, count = 0]) => sum + count, this.#slices.get(accountId)?.unused ?? 0);
  }

  /** Gives the unused rest of all slices back to Redis. */
  async close(): Promise<void> {
    await Promise.all(this.#pending.values());
    await Promise.all([...this.#slices.keys()].map((accountId) => this.#end(accountId)));
  }

  #takeFrom(slice: Slice): Taken {
    slice.unused -= 1;
    const { ratePerSecond, burst } = slice.words.limits;
    const since = ((performance.now() - slice.takenAt) / 1000) * ratePerSecond;
    return {
      tokens: Math.min(burst, slice.tokens + since + slice.unused),
      isOver: false,
      left: slice.left + slice.unused,
    };
  }

  #request(use: CountedRequest, words: BucketWords): Promise<boolean> | undefined {
    const { accountId } = use;
    const demand = this.#countDemand(accountId);
    if (demand < LEAST_REQUESTS || !this.fallback.isShared) return undefined;
    if ((this.#short.get(accountId) ?? 0) > performance.now()) return undefined;
    const { bucket, quota } = this.#amountsFor(words);
    if (bucket.requests < LEAST_REQUESTS) return undefined;
    const requests = Math.min(bucket.requests, demand);
    const taking = this.#lease(use, words, { ...bucket, requests }, { ...quota, requests }).finally(() => {
      this.#pending.delete(accountId);
    });
    this.#pending.set(accountId, taking);
    return taking;
  }

  async #lease(use: CountedRequest, words: BucketWords, bucket: Amounts, quota: Amounts): Promise<boolean> {
    const { accountId } = use;
    await this.#end(accountId);
    const sent = this.clock.now();
    const now = Math.floor(sent / 1000);
    const said = await this.fallback.ask(accountId, () =>
      this.redis.lease(
        ...[limitsKey(accountId), usageKey(accountId), slicesKey(accountId)],
        ...words.words(sent, bucket),
        words.fillTime(bucket.requests),
        ...quotaWords(use, quota),
        ...[this.#id, now + SLICE_MILLISECONDS, now],
      ),
    );
    const [over, fills, used, , others = 0] = said?.answer ?? [];
    if (over === undefined || fills === undefined || used === undefined) {
      this.#short.set(accountId, performance.now() + SLICE_MILLISECONDS);
      return false;
    }
    this.#short.delete(accountId);
    this.#addDemand(accountId, bucket.requests);
    this.#slices.set(accountId, {
      use,
      words,
      tokens: words.state([over, fills]).tokens,
      left: use.limit - used + others,
      takenAt: performance.now(),
      unused: bucket.requests,
      timer: setTimeout(() => void this.#end(accountId), SLICE_MILLISECONDS).unref(),
    });
    return true;
  }

  async #end(accountId: string): Promise<void> {
    const slice = this.#slices.get(accountId);
    if (slice === undefined) return;
    this.#slices.delete(accountId);
    clearTimeout(slice.timer);
    const { use, words, unused } = slice;
    if (unused === 0) return;
    this.#addDemand(accountId, -unused);
    const day = numberOf(use.days.at(-1) ?? '');
    await this.fallback.ask(accountId, () =>
      this.redis.giveBack(
        ...([limitsKey(accountId), slicesKey(accountId)] as const),
        ...[day, -unused, KEPT_SECONDS, this.#id, words.fillTime(unused)],
      ),
    );
  }

  #amountsFor(words: BucketWords): ReturnType<typeof amountsOf> {
    const known = this.#amounts.get(words) ?? amountsOf(words.limits);
    this.#amounts.set(words, known);
    return known;
  }

  #countDemand(accountId: string): number {
    const now = performance.now();
    if (now - this.#demand.from > SLICE_MILLISECONDS) {
      this.#demand = { from: now, now: new Map(), last: this.#demand.now };
      for (const [id, until] of this.#short) if (until < now) this.#short.delete(id);
    }
    return Math.max(this.#addDemand(accountId, 1), this.#demand.last.get(accountId) ?? 0);
  }

  #addDemand(accountId: string, requests: number): number {
    const count = (this.#demand.now.get(accountId) ?? 0) + requests;
    this.#demand.now.set(accountId, count);
    return count;
  }
}
