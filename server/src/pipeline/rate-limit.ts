import type { RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import type { RateLimits } from '../accounts/plan.js';
import { Problem } from '../problems.js';
import './request.js';

/** Opens the buckets of the accounts that have some limits. */
export type OpenBuckets = (limits: RateLimits) => Store;

/** Limiters forgotten, oldest first, once there are this many: one for each pair of limits that plans have. */
const MAX_LIMITERS = 1000;

const limiterOf = (limits: RateLimits, open: OpenBuckets): RequestHandler =>
  rateLimit({
    windowMs: Math.ceil((limits.burst / limits.ratePerSecond) * 1000),
    limit: limits.burst,
    store: open(limits),
    identifier: 'burst',
    keyGenerator: (req) => req.account?.id ?? '',
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    retryAfter: Math.ceil(1 / limits.ratePerSecond),
    validate: false,
    handler: (_req, _res, next) => {
      next(new Problem('too-many-requests', `The account may make ${limits.ratePerSecond} requests a second, and ${limits.burst} at once. Wait as long as Retry-After says.`));
    },
  });

/** Limits how fast an account calls, as its plan says. Answers 429 beyond that; every answer says what is left. */
export function rateLimiter(open: OpenBuckets): RequestHandler {
  const limiters = new Map<string, RequestHandler>();

  function limiter(limits: RateLimits): RequestHandler {
    const name = `${limits.ratePerSecond}/${limits.burst}`;
    const known = limiters.get(name);
    if (known !== undefined) return known;
    for (const oldest of limiters.size >= MAX_LIMITERS ? [...limiters.keys()].slice(0, 1) : []) limiters.delete(oldest);
    const opened = limiterOf(limits, open);
    limiters.set(name, opened);
    return opened;
  }

  return (req, res, next) => {
    if (req.account === undefined) next();
    else void limiter(req.account.plan)(req, res, next);
  };
}
