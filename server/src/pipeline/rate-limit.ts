import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { RateLimits } from '../accounts/account.js';
import { TokenBuckets } from '../limits/token-buckets.js';
import { Problem } from '../problems.js';
import './request.js';

/** Limits how fast an account calls. Answers 429 beyond that; every answer says what is left. */
export function rateLimiter(limits: RateLimits, now: () => number): RequestHandler {
  return rateLimit({
    windowMs: Math.ceil((limits.burst / limits.ratePerSecond) * 1000),
    limit: limits.burst,
    store: new TokenBuckets(limits, now),
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
}
