import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import passport from 'passport';
import type { Account } from '../accounts/account.js';
import type { AccountOfToken } from '../auth/account-of-token.js';
import { BearerStrategy } from '../auth/bearer-strategy.js';
import type { Challenges } from '../auth/challenges.js';
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
 * The strategy is named, not passed: passport would hang each request's outcome on the one object, and requests would get each other's accounts.
 * **Source**: specification section 6, RFC 6750, RFC 9728.
 */
export function authenticate(find: AccountOfToken, challenges: Challenges, refusalsPerMinute: number): RequestHandler {
  const authenticator = new passport.Passport();
  const strategy = new BearerStrategy(find, challenges);
  authenticator.use(strategy);
  const limitRefusals = refusalLimiter(refusalsPerMinute);
  return (req, res, next) => {
    const decide = (error: unknown, account: Account | false | null | undefined, challenge: unknown): void => {
      if (error !== null && error !== undefined) next(error);
      else if (account) {
        req.account = account;
        next();
      } else {
        const refused = unauthorised(String(challenge));
        if (challenge === challenges.refusedToken) void limitRefusals(req, res, (tooMany?: unknown) => { next(tooMany ?? refused); });
        else next(refused);
      }
    };
    (authenticator.authenticate(strategy.name, { session: false }, decide) as RequestHandler)(req, res, next);
  };
}
