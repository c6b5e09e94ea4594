import type { RequestHandler } from 'express';
import passport from 'passport';
import type { Account, AccountOfToken } from '../../domain/accounts/account.js';
import { BearerStrategy } from '../auth/bearer-strategy.js';
import type { Challenges } from '../auth/challenges.js';
import type { KnownCallers } from '../auth/known-callers.js';
import { Problem } from '../../domain/problems.js';
import { limitRefusals, type RefusalLimit } from './limit-refusals.js';
import './request.js';

const unauthorised = (challenge: string): Problem =>
  new Problem('unauthorised', 'A valid bearer token is needed.', { headers: { 'WWW-Authenticate': challenge } });

/** What callers are known by. */
export interface Authentication {
  readonly find: AccountOfToken;
  /** Callers let in before need no strategy again. **Empty**: all do. */
  readonly callers: KnownCallers | undefined;
  readonly challenges: Challenges;
  readonly refusals: RefusalLimit;
}

/**
 * Finds the account behind a request, or answers 401; a permalink has found it already. Refused tokens are limited per
 * address; a valid token never is. The strategy is named, not passed: passport would hang each request's outcome on the
 * one object, and requests would get each other's accounts.
 * **Source**: specification section 6, RFC 6750, RFC 9728.
 */
export function authenticate({ find, callers, challenges, refusals }: Authentication): RequestHandler {
  const authenticator = new passport.Passport();
  const strategy = new BearerStrategy(find, challenges);
  authenticator.use(strategy);
  const limit = limitRefusals(refusals, 'tokens');
  return (req, res, next) => {
    const { authorization } = req.headers;
    const known = req.account ?? callers?.accountNow(authorization);
    if (known !== undefined) {
      req.account = known;
      next();
      return;
    }
    const decide = (error: unknown, account: Account | false | null | undefined, challenge: unknown): void => {
      if (error !== null && error !== undefined) next(error);
      else if (account) {
        req.account = account;
        if (authorization !== undefined) callers?.learn(authorization);
        next();
      } else {
        const refused = unauthorised(String(challenge));
        if (challenge === challenges.refusedToken)
          void limit(req, res, (tooMany?: unknown) => {
            next(tooMany ?? refused);
          });
        else next(refused);
      }
    };
    (authenticator.authenticate(strategy.name, { session: false }, decide) as RequestHandler)(req, res, next);
  };
}
