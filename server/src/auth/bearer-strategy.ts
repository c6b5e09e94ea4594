import type { Request } from 'express';
import passport from 'passport';
import type { FindAccount } from '../accounts/account.js';

const REALM = 'Bearer realm="goalsquare"';

/** Challenge for a request without a token. **Source**: RFC 6750, section 3. */
export const challengeWithoutToken = REALM;
/** Challenge for a token that was refused. */
export const challengeForRefusedToken = `${REALM}, error="invalid_token", error_description="The token is unknown or no longer valid"`;

const MAX_TOKEN_LENGTH = 4096;
const bearer = /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/iu;

/** Authenticates by `Authorization: Bearer <token>`. */
export class BearerStrategy extends passport.Strategy {
  override readonly name = 'bearer';

  constructor(private readonly find: FindAccount) { super(); }

  override authenticate(req: Request): void {
    const header = req.headers.authorization;
    if (header === undefined || !/^Bearer\b/iu.test(header)) {
      this.fail(challengeWithoutToken, 401);
      return;
    }
    const token = bearer.exec(header)?.[1];
    const account = token === undefined || token.length > MAX_TOKEN_LENGTH ? undefined : this.find(token);
    if (account === undefined) this.fail(challengeForRefusedToken, 401);
    else this.success(account);
  }
}
