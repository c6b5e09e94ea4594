import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import passport from 'passport';
import type { Account, FindAccount } from '../accounts/account.js';
import { BearerStrategy, challengeForRefusedToken } from '../auth/bearer-strategy.js';
import { Problem } from '../problems.js';
import './request.js';

const MINUTE = 60_000;

const addressOf = (req: Request): string => ipKeyGenerator(req.ip ?? 'unknown');

/** Counts refused tokens of an address: beyond the limit the refusal is a 429. */
const refusalLimiter = (perMinute: number): RequestHandler =>
  rateLimit({
    windowMs: MINUTE,
    limit: perMinute,
    identifier: 'refusals',
    keyGenerator: addressOf,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    validate: false,
    handler: (_req, _res, next) => {
      next(new Problem('too-many-refusals', `More than ${perMinute} tokens from this address were refused within a minute. Wait as long as Retry-After says.`));
    },
  });

const unauthorised = (challenge: string): Problem =>
  new Problem('unauthorised', 'A valid bearer token is needed.', { headers: { 'WWW-Authenticate': challenge } });

/**
 * Finds the account behind a request, or answers 401. Refused tokens are limited per address; a valid token never is.
 * **Source**: specification section 6, RFC 6750.
 */
export function authenticate(find: FindAccount, refusalsPerMinute: number): RequestHandler {
  const authenticator = new passport.Passport();
  const strategy = new BearerStrategy(find);
  const limitRefusals = refusalLimiter(refusalsPerMinute);
  return (req, res, next) => {
    const decide = (error: unknown, account: Account | false | null | undefined, challenge: unknown): void => {
      if (error !== null && error !== undefined) next(error);
      else if (account) {
        req.account = account;
        next();
      } else {
        const refused = unauthorised(String(challenge));
        if (challenge === challengeForRefusedToken) void limitRefusals(req, res, (tooMany?: unknown) => { next(tooMany ?? refused); });
        else next(refused);
      }
    };
    (authenticator.authenticate(strategy, { session: false }, decide) as RequestHandler)(req, res, next);
  };
}
