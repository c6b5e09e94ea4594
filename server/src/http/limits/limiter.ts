import type { Request } from 'express';
import { rateLimit, type AugmentedRequest, type ClientRateLimitInfo, type Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { RateLimits } from '../../domain/accounts/plan.js';
import type { CountedRequest } from '../../domain/accounts/usage-store.js';
import {
  addRateHeaders,
  limitReached,
  partitionOf,
  policyItem,
  rateItem,
  type ErrorHeaders,
} from '../../domain/error-headers.js';
import type { RequestContext } from '../pipeline/context.js';
import { stepOf, type Step } from '../pipeline/run-steps.js';
import { refillMilliseconds, type Buckets, type Taken } from './token-buckets.js';

/** A limit that applies to each key, and the error for requests beyond it. */
export interface Limit extends RateLimits {
  /** Name of the limit in headers. */
  readonly name: string;
  readonly keyOf: (req: Request) => string;
  /** Returns the error for a request beyond the limit. */
  readonly refusal: (headers: ErrorHeaders) => Error;
}

type Refusals = Pick<LRUCache<string, Taken>, 'get'>;

/** Maximum number of keys whose policy is cached. */
const MAX_POLICIES = 1000;

/** **Units**: milliseconds. */
const windowOf = ({ burst, ratePerSecond }: RateLimits): number => Math.ceil((burst / ratePerSecond) * 1000);

/** Returns a store for express-rate-limit that receives only refused requests, so that each exceeds the limit. */
const storeOf = (limit: RateLimits, refused: Refusals, now: () => number): Store => ({
  increment: (key): ClientRateLimitInfo => {
    const taken = refused.get(key) ?? { tokens: 0, isOver: true };
    return {
      totalHits: limit.burst - Math.floor(taken.tokens) + (taken.isOver ? 1 : 0),
      resetTime: new Date(now() + refillMilliseconds(limit, taken)),
    };
  },
  // Requests are never given back: `skipFailedRequests` is off, and nothing resets a key.
  decrement: () => undefined,
  resetKey: () => undefined,
});

/** Returns express-rate-limit as a step that throws the error of a limit. */
const refusing = (limit: Limit, refused: Refusals, now: () => number): Step =>
  stepOf(
    rateLimit({
      windowMs: windowOf(limit),
      limit: limit.burst,
      store: storeOf(limit, refused, now),
      keyGenerator: limit.keyOf,
      standardHeaders: false,
      legacyHeaders: false,
      validate: false,
      handler: (req, _res, next) => {
        const { resetTime = new Date(now()) } = (req as AugmentedRequest).rateLimit ?? {};
        next(limit.refusal(limitReached(limit.name, Math.ceil((resetTime.getTime() - now()) / 1000))));
      },
    }),
  );

/**
 * The limiter of accounts and addresses. It limits how fast each key sends requests, and reports in every response what
 * remains. express-rate-limit refuses requests beyond the limit. Allowed requests skip its middleware, which is always
 * asynchronous. **Units**: `now` in milliseconds.
 */
export class Limiter {
  readonly #refuse: Step;
  readonly #policies: LRUCache<string, string>;
  /** The last refusal for each key, so that no refusal counts twice. */
  readonly #refused = new LRUCache<string, Taken>({ max: MAX_POLICIES });

  constructor(
    private readonly limit: Limit,
    private readonly buckets: Buckets,
    now: () => number,
  ) {
    const { name, burst } = limit;
    this.#refuse = refusing(limit, this.#refused, now);
    this.#policies = new LRUCache({
      max: MAX_POLICIES,
      memoMethod: (key) => policyItem(name, burst, Math.ceil(windowOf(limit) / 1000), partitionOf(key)),
    });
  }

  /**
   * Admits a request and, if `use` is given, also counts it towards the quota. **Throws** or rejects with the error of
   * the limit if the limit is exceeded.
   */
  admit(context: RequestContext, use?: CountedRequest): void | Promise<void> {
    const key = this.limit.keyOf(context.req);
    const taken = this.buckets.take(key, use);
    return taken instanceof Promise
      ? taken.then((known) => this.#settle(context, key, known))
      : this.#settle(context, key, taken);
  }

  #settle(context: RequestContext, key: string, taken: Taken): void | Promise<void> {
    const seconds = Math.ceil(refillMilliseconds(this.limit, taken) / 1000);
    const item = rateItem(this.limit.name, Math.floor(taken.tokens), seconds);
    addRateHeaders(context, item, this.#policies.memo(key));
    if (taken.isOver) {
      this.#refused.set(key, taken);
      return this.#refuse(context);
    }
    context.quotaLeft = taken.left;
  }
}
