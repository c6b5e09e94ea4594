import { LRUCache } from 'lru-cache';
import type { Account } from '../../domain/accounts/account.js';
import type { RateLimits } from '../../domain/accounts/plan.js';
import { Limiter } from '../limits/limiter.js';
import type { OpenBuckets } from '../limits/token-buckets.js';
import { Problem } from '../../domain/problems.js';
import '../pipeline/request.js';
import type { Step } from '../pipeline/run-steps.js';
import type { Quotas } from './quota.js';

/** Maximum number of limiters, one for each pair of limits in plans. */
const MAX_LIMITERS = 1000;

/** The limiters for all plans. **Units**: `now` in milliseconds. */
export class RateLimiters {
  readonly #limiters: LRUCache<string, Limiter, RateLimits>;

  constructor(open: OpenBuckets, now: () => number) {
    this.#limiters = new LRUCache({
      max: MAX_LIMITERS,
      memoMethod: (_key, _stale, { context: limits }) =>
        new Limiter(
          {
            ...limits,
            name: 'burst',
            keyOf: (req) => req.account?.id ?? '',
            refusal: (headers) =>
              new Problem(
                'too-many-requests',
                `The account may make ${limits.ratePerSecond} requests a second, and ${limits.burst} at once. Wait as long as Retry-After says.`,
                headers,
              ),
          },
          open(limits, 'account'),
          now,
        ),
    });
  }

  /**
   * Returns an account's limiter. Accounts with the same rate limits share a limiter, and accounts with the same id a
   * bucket.
   */
  of({ plan: { ratePerSecond, burst } }: Account): Limiter {
    return this.#limiters.memo(`${ratePerSecond}/${burst}`, { context: { ratePerSecond, burst } });
  }
}

/**
 * Returns a step that limits how fast an account sends requests, according to its plan. If a call is already checked,
 * or can be refunded, it is counted towards the quota at the same time: a single round trip if the counts are in Redis.
 * **Throws** a problem of status 429.
 */
export const rateLimit =
  (limiters: RateLimiters, quotas: Quotas): Step =>
  (context) => {
    const { account } = context.req;
    return account && limiters.of(account).admit(context, quotas.useOf(context.req) ?? quotas.hold(context));
  };
