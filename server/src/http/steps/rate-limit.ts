import type { RequestHandler } from 'express';
import { rateLimit as expressRateLimit, type Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { Account } from '../../domain/accounts/account.js';
import type { RateLimits } from '../../domain/accounts/plan.js';
import type { CountedRequest } from '../../domain/accounts/usage-store.js';
import { partitionOf, policyItem, rateItem } from '../limits/rate-headers.js';
import { refillMilliseconds, type AccountBuckets, type OpenBuckets, type Taken } from '../limits/token-buckets.js';
import { Problem } from '../../domain/problems.js';
import '../pipeline/request.js';
import type { RequestContext } from '../pipeline/context.js';
import { stepOf, type Step } from '../pipeline/run-steps.js';
import type { Quotas } from './quota.js';

/** Limiters that are kept, one for each pair of limits that plans have. */
const MAX_LIMITERS = 1000;

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

/** The buckets of accounts with one pair of limits, and what refuses their requests. */
interface Limiter {
  readonly buckets: AccountBuckets;
  /** Refuses a request: the middleware of express-rate-limit. */
  readonly refuse: Step;
}

/** Limits how fast one account calls. */
class AccountLimiter {
  readonly #policy: string;

  constructor(
    private readonly accountId: string,
    private readonly limits: RateLimits,
    private readonly limiter: Limiter,
  ) {
    this.#policy = policyItem(NAME, limits.burst, Math.ceil(windowOf(limits) / 1000), partitionOf(accountId));
  }

  take(use: CountedRequest | undefined): Taken | Promise<Taken> {
    return this.limiter.buckets.take(this.accountId, use);
  }

  /** Says what is left, or refuses the request. */
  settle(context: RequestContext, taken: Taken): void | Promise<void> {
    if (taken.isOver) return this.limiter.refuse(context);
    const seconds = Math.ceil(refillMilliseconds(this.limits, taken) / 1000);
    context.addHeader('RateLimit', rateItem(NAME, Math.floor(taken.tokens), seconds));
    context.addHeader('RateLimit-Policy', this.#policy);
    context.quotaLeft = taken.left;
  }
}

/** The limiters of all plans. */
export class RateLimiters {
  readonly #limiters: LRUCache<string, Limiter, RateLimits>;
  readonly #ofAccounts = new WeakMap<Account, AccountLimiter>();

  constructor(open: OpenBuckets) {
    this.#limiters = new LRUCache({
      max: MAX_LIMITERS,
      memoMethod: (_key, _stale, { context: limits }) => {
        const buckets = open(limits);
        return { buckets, refuse: stepOf(middlewareOf(limits, buckets)) };
      },
    });
  }

  /** The limiter of an account. Accounts of the same plan share their limits, and accounts of the same id a bucket. */
  of(account: Account): AccountLimiter {
    const known = this.#ofAccounts.get(account);
    if (known !== undefined) return known;
    const { ratePerSecond, burst } = account.plan;
    const limits = { ratePerSecond, burst };
    const shared = this.#limiters.memo(`${ratePerSecond}/${burst}`, { context: limits });
    const limiter = new AccountLimiter(account.id, limits, shared);
    this.#ofAccounts.set(account, limiter);
    return limiter;
  }
}

/**
 * Limits how fast an account calls, as its plan says; every response says what is left. express-rate-limit refuses what
 * is too fast. What is allowed does not go through its middleware, which always waits. A call that is checked already
 * is taken from the quota at the same time, so that both take one round trip if the counts are in Redis. **Throws** a
 * problem of status 429.
 */
export function rateLimit(limiters: RateLimiters, quotas: Quotas): Step {
  return (context): void | Promise<void> => {
    const { account } = context.req;
    if (account === undefined) return;
    const limiter = limiters.of(account);
    const taken = limiter.take(quotas.useOf(context.req));
    return taken instanceof Promise
      ? taken.then((known) => limiter.settle(context, known))
      : limiter.settle(context, taken);
  };
}
