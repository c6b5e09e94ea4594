import type { RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { Lru } from '@goalsquare/data';
import type { Account } from '../../domain/accounts/account.js';
import type { RateLimits } from '../../domain/accounts/plan.js';
import { partitionOf, policyItem, rateItem, type RateItems } from '../limits/rate-headers.js';
import { TokenBuckets } from '../limits/token-buckets.js';
import { Problem } from '../../domain/problems.js';
import './request.js';

/** Opens the buckets of the accounts that have some limits. */
export type OpenBuckets = (limits: RateLimits) => Store;

/** Limiters forgotten, oldest first, once there are this many: one for each pair of limits that plans have. */
const MAX_LIMITERS = 1000;

/** Accounts of one limiter whose policies are remembered. */
const REMEMBERED = 10_000;

const NAME = 'burst';

const windowOf = ({ burst, ratePerSecond }: RateLimits): number => Math.ceil((burst / ratePerSecond) * 1000);

const stepOf = (limits: RateLimits, store: Store): RequestHandler =>
  rateLimit({
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
  readonly step: RequestHandler;
  readonly #buckets: TokenBuckets | undefined;
  readonly #policies = new Lru<string, string>(REMEMBERED);

  constructor(
    private readonly limits: RateLimits,
    store: Store,
  ) {
    this.step = stepOf(limits, store);
    this.#buckets = store instanceof TokenBuckets ? store : undefined;
  }

  takeNow(accountId: string): RateItems | undefined {
    const { burst } = this.limits;
    const taken = this.#buckets?.increment(accountId);
    if (taken?.resetTime === undefined || taken.totalHits > burst) return undefined;
    const seconds = Math.max(0, Math.ceil((taken.resetTime.getTime() - Date.now()) / 1000));
    const policy = this.#policies.of(accountId, () =>
      policyItem(NAME, burst, Math.ceil(windowOf(this.limits) / 1000), partitionOf(accountId)),
    );
    return { rate: rateItem(NAME, burst - taken.totalHits, seconds), policy };
  }

  giveBack(accountId: string): void {
    this.#buckets?.decrement(accountId);
  }
}

/** Limits how fast accounts call, as their plans say. */
export class RateLimiters {
  readonly #limiters = new Map<string, Limiter>();

  constructor(private readonly open: OpenBuckets) {}

  /**
   * Takes a call from the bucket of an account, without a wait. **Empty**: its bucket is empty, or is not in this
   * process; nothing is taken.
   */
  takeNow({ id, plan }: Account): RateItems | undefined {
    return this.of(plan).takeNow(id);
  }

  /** Gives back what was taken for a call. */
  giveBack({ id, plan }: Account): void {
    this.of(plan).giveBack(id);
  }

  of({ ratePerSecond, burst }: RateLimits): Limiter {
    const name = `${ratePerSecond}/${burst}`;
    const known = this.#limiters.get(name);
    if (known !== undefined) return known;
    for (const oldest of this.#limiters.size >= MAX_LIMITERS ? [...this.#limiters.keys()].slice(0, 1) : [])
      this.#limiters.delete(oldest);
    const limits = { ratePerSecond, burst };
    const opened = new Limiter(limits, this.open(limits));
    this.#limiters.set(name, opened);
    return opened;
  }
}

/**
 * Limits how fast an account calls, as its plan says. Answers 429 beyond that; every answer says what is left. `takes`
 * from buckets of this process `directly`, where there is something to take; all else is for express-rate-limit.
 */
export const rateLimiter =
  (limiters: RateLimiters, takes: 'directly' | 'by middleware'): RequestHandler =>
  (req, res, next) => {
    const { account } = req;
    if (account === undefined) {
      next();
      return;
    }
    const taken = takes === 'directly' ? limiters.takeNow(account) : undefined;
    if (taken === undefined) {
      void limiters.of(account.plan).step(req, res, next);
      return;
    }
    res.append('RateLimit', taken.rate);
    res.append('RateLimit-Policy', taken.policy);
    next();
  };
