import { DAYS_KEPT, dayNumber, instantOf } from '../../domain/accounts/calendar.js';
import type { RateLimits } from '../../domain/accounts/plan.js';
import type { CountedRequest } from '../../domain/accounts/usage-store.js';
import type { BucketState } from '../../http/limits/token-buckets.js';
import type { DrawReply } from './redis.js';

/** Largest values of fields, above which an addition overflows: 63 bits, and 62 for requests. */
const MOST = 2n ** 63n - 1n;
const MOST_REQUESTS = 2n ** 62n - 1n;
/** Maximum time for a bucket to fill: 73 years. **Units**: nanoseconds. */
const LONGEST_FILL = 2n ** 61n;
const SECOND = 1e9;
const DAYS_OF_PERIOD = 64;
const SPARE_MILLISECONDS = 1000;
/**
 * Tolerated difference between the clocks of processes: less than the duration of a request. **Units**: nanoseconds.
 */
const CLOCK_DIFFERENCE = 250_000_000n;

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Time for which counts are stored. */
export const KEPT_SECONDS = (DAYS_KEPT + 1) * 86_400;

/** Number of requests that are taken at once, and the number that must be left after them. */
export interface Amounts {
  readonly requests: number;
  readonly leave: number;
}

type Words = readonly (string | number)[];

const ONE: Amounts = { requests: 1, leave: 0 };

/**
 * Arguments of `limit-scripts.ts` for buckets with some limits. They are times: a bucket needs a certain time to refill
 * by one request.
 */
export class BucketWords {
  readonly #request: bigint;
  readonly #full: bigint;
  readonly #single: readonly [add: string, subtract: string];
  /** Time for which a refilling bucket is stored. **Units**: milliseconds. */
  readonly keptMilliseconds: number;

  constructor(readonly limits: RateLimits) {
    this.#request = BigInt(Math.round(SECOND / limits.ratePerSecond));
    const full = this.#request * BigInt(limits.burst);
    this.#full = least(full, LONGEST_FILL) + least(CLOCK_DIFFERENCE, this.#request / 2n);
    this.#single = this.#changes(ONE);
    this.keptMilliseconds = Number(this.#full / 1_000_000n) + SPARE_MILLISECONDS;
  }

  /** Returns the script arguments that take requests from a bucket. **Units**: `now` in microseconds. */
  words(now: number, amounts?: Amounts): readonly string[] {
    const [add, subtract] = amounts === undefined ? this.#single : this.#changes(amounts);
    return [`-${now}000`, add, subtract, `${now}000`];
  }

  /** Returns the time in which a bucket refills by some requests. **Units**: nanoseconds. */
  fillTime(requests: number): string {
    return String(this.#request * BigInt(requests));
  }

  /** Returns the state of a bucket from a reply. */
  state([over, fills]: DrawReply): BucketState {
    const tokens = (Number(this.#full) - fills) / Number(this.#request);
    return { tokens: Math.max(0, Math.min(this.limits.burst, tokens)), isOver: over === 1 };
  }

  #changes({ requests, leave }: Amounts): readonly [add: string, subtract: string] {
    const spare = MOST - this.#full + this.#request * BigInt(leave);
    return [String(spare + this.#request * BigInt(requests)), `-${spare}`];
  }
}

/** Arguments of `limit-scripts.ts` for taking requests from quotas. The arguments for a single request are cached. */
export class QuotaWords {
  readonly #single = new WeakMap<readonly string[], Map<number, Words>>();

  of(use: Pick<CountedRequest, 'days' | 'limit'>): Words {
    const known = this.#single.get(use.days)?.get(use.limit);
    if (known !== undefined) return known;
    const words = quotaWords(use, ONE);
    const ofDays = this.#single.get(use.days) ?? new Map<number, Words>();
    this.#single.set(use.days, ofDays.set(use.limit, words));
    return words;
  }
}

/** Returns the arguments for taking several requests from a quota. */
export function quotaWords({ days, limit }: Pick<CountedRequest, 'days' | 'limit'>, amounts: Amounts): Words {
  const today = numberOf(days.at(-1) ?? '');
  const spare = MOST_REQUESTS - BigInt(limit) + BigInt(amounts.leave);
  return [
    String(spare + BigInt(amounts.requests)),
    `-${spare}`,
    today * DAYS_OF_PERIOD + days.length,
    today,
    amounts.requests,
    KEPT_SECONDS,
    ...days,
  ];
}

/** Returns the number of days from 1970 to a day. */
export const numberOf = (day: string): number => dayNumber(instantOf(day));

/** Returns the first bit of a day's count. */
const dayField = (day: number): number => 192 + (day % DAYS_OF_PERIOD) * 32;

/** Returns the BITFIELD arguments that read the counts of some days. */
export const readDays = (days: readonly string[]): readonly (string | number)[] => [
  ...['GET', 'u32', 96],
  ...days.flatMap((day) => ['GET', 'u32', dayField(numberOf(day))]),
];

/**
 * Returns the counts of some days. A day after the last counted one has no count yet: its field still contains that of
 * an earlier day.
 */
export const daysFrom = ([last = 0, ...counts]: readonly number[], days: readonly string[]): readonly number[] =>
  days.map((day, at) => (numberOf(day) <= last ? (counts[at] ?? 0) : 0));
