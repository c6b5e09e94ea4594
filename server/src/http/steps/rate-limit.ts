import type { RequestHandler } from 'express';
import { rateLimit as expressRateLimit, type ClientRateLimitInfo, type Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { Account } from '../../domain/accounts/account.js';
import type { RateLimits } from '../../domain/accounts/plan.js';
import { partitionOf, policyItem, rateItem, type RateItems } from '../limits/rate-headers.js';
import { Problem } from '../../domain/problems.js';
import '../pipeline/request.js';
import type { RequestContext } from '../pipeline/context.js';
import { stepOf, type Step } from '../pipeline/run-steps.js';

/** Opens the buckets of the accounts that have some limits. */
export type OpenBuckets = (limits: RateLimits) => Store;

/** Limiters that are kept, one for each pair of limits that plans have. */
const MAX_LIMITERS = 1000;

/** Accounts of one limiter whose policies are remembered. */
const REMEMBERED = 10_000;

const NAME = 'burst';

const windowOf = ({ burst, ratePerSecond }: RateLimits): number => Math.ceil((burst / ratePerSecond) * 1000);

const middlewareOf = (limits: RateLimits, store: Store): RequestHandler =>
  expressRateLimit({
    windowMs: windowOf(limits),
    limit: limits.burst,
    store,
    identifier: NAME,
    keyGenerator: (req) => req.account?.id ?? '',
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    retryAfter: Math.ceil(1 / limits.ratePerSecond),
    validate: false,
    handler: (_req, _res, next) => {
      next(
        new Problem(
          'too-many-requests',
          `The account may make ${limits.ratePerSecond} requests a second, and ${limits.burst} at once. Wait as long as Retry-After says.`,
        ),
      );
    },
  });

/** Limits how fast accounts of one pair of limits call. */
class Limiter {
  /** Refuses a request: the middleware of express-rate-limit. */
  readonly refuse: Step;
  readonly #policies: LRUCache<string, string>;

  constructor(
    private readonly limits: RateLimits,
    private readonly store: Store,
  ) {
    this.refuse = stepOf(middlewareOf(limits, store));
    const seconds = Math.ceil(windowOf(limits) / 1000);
    this.#policies = new LRUCache({
      max: REMEMBERED,
      memoMethod: (accountId) => policyItem(NAME, limits.burst, seconds, partitionOf(accountId)),
    });
  }

  /**
   * Takes a request from the bucket of an account. Returns a promise only if the bucket is in another process.
   * **Empty**: the bucket is empty, and nothing is taken.
   */
  tryConsume(accountId: string): RateItems | undefined | Promise<RateItems | undefined> {
    const taken = this.store.increment(accountId);
    return taken instanceof Promise
      ? taken.then((info) => this.#itemsOf(accountId, info))
      : this.#itemsOf(accountId, taken);
  }

  #itemsOf(accountId: string, { totalHits, resetTime }: ClientRateLimitInfo): RateItems | undefined {
    const { burst } = this.limits;
    if (resetTime === undefined || totalHits > burst) return undefined;
    const seconds = Math.max(0, Math.ceil((resetTime.getTime() - Date.now()) / 1000));
    return { rate: rateItem(NAME, burst - totalHits, seconds), policy: this.#policies.memo(accountId) };
  }
}

/** The limiters of all plans. */
export class RateLimiters {
  readonly #limiters: LRUCache<string, Limiter, RateLimits>;

  constructor(open: OpenBuckets) {
    this.#limiters = new LRUCache({
      max: MAX_LIMITERS,
      memoMethod: (_key, _stale, { context: limits }) => new Limiter(limits, open(limits)),
    });
  }

  /** The limiter of a plan. */
  of({ plan: { ratePerSecond, burst } }: Account): Limiter {
    return this.#limiters.memo(`${ratePerSecond}/${burst}`, { context: { ratePerSecond, burst } });
  }
}

/**
 * Limits how fast an account calls, as its plan says; every response says what is left. express-rate-limit refuses what
 * is too fast. What is allowed does not go through its middleware, which always waits. **Throws** a problem of status
 * 429.
 */
export function rateLimit(limiters: RateLimiters): Step {
  const settle = (context: RequestContext, limiter: Limiter, items: RateItems | undefined): void | Promise<void> => {
    if (items === undefined) return limiter.refuse(context);
    context.addHeaders('RateLimit', items.rate, 'RateLimit-Policy', items.policy);
  };
  return (context) => {
    const { account } = context.req;
    if (account === undefined) return;
    const limiter = limiters.of(account);
    const taken = limiter.tryConsume(account.id);
    return taken instanceof Promise
      ? taken.then((items) => settle(context, limiter, items))
      : settle(context, limiter, taken);
  };
}
