import type { Request } from 'express';
import passport from 'passport';
import type { Account, AccountOfToken } from '../../domain/accounts/account.js';

/** The `WWW-Authenticate` challenges of 401 responses. */
export interface Challenges {
  readonly withoutToken: string;
  readonly refusedToken: string;
}

/** Returns challenges that name the resource metadata. **Source**: RFC 6750, section 3; RFC 9728, section 5.1. */
export function challenges(resourceMetadata: string): Challenges {
  const realm = 'Bearer realm="goalsquare"';
  const metadata = `resource_metadata="${resourceMetadata}"`;
  return {
    withoutToken: `${realm}, ${metadata}`,
    refusedToken: `${realm}, error="invalid_token", error_description="The token is unknown or no longer valid", ${metadata}`,
  };
}

const MAX_TOKEN_LENGTH = 4096;
const bearer = /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/iu;

/** Returns the token in an Authorization header. **Empty**: `undefined` if it has another form or is too long. */
export function parseBearerToken(authorization: string): string | undefined {
  const token = bearer.exec(authorization)?.[1];
  return token === undefined || token.length > MAX_TOKEN_LENGTH ? undefined : token;
}

/**
 * Authenticates requests with `Authorization: Bearer <token>`. Passport creates an instance for each request from one
 * prototype, so the class has no `#` members.
 */
export class BearerStrategy extends passport.Strategy {
  override readonly name = 'bearer';

  constructor(
    private readonly find: AccountOfToken,
    private readonly challenges: Challenges,
  ) {
    super();
  }

  override authenticate(req: Request): void {
    const header = req.headers.authorization;
    if (header === undefined || !/^Bearer\b/iu.test(header)) {
      this.fail(this.challenges.withoutToken, 401);
      return;
    }
    const decide = (account: Account | undefined): void => {
      if (account === undefined) this.fail(this.challenges.refusedToken, 401);
      else this.success(account);
    };
    const token = parseBearerToken(header);
    const found = token === undefined ? undefined : this.find(token);
    if (found instanceof Promise)
      found.then(decide, (error: unknown) => {
        this.error(error);
      });
    else decide(found);
  }
}
