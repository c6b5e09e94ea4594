import type { RequestHandler } from 'express';
import passport from 'passport';
import type { Account, AccountOfToken } from '../../domain/accounts/account.js';
import { Problem } from '../../domain/problems.js';
import { BearerStrategy, type Challenges, parseBearerToken } from './bearer-strategy.js';
import '../pipeline/request.js';
import type { RequestContext } from '../pipeline/context.js';
import type { Step } from '../pipeline/run-steps.js';
import { CountedLru } from '../../domain/caches.js';

/** Default number of `Authorization` values that are remembered. */
export const MAX_CACHED_TOKENS = 2000;

/**
 * Remembers `Authorization` values that passport accepted, and the token in each. The account is looked up each time,
 * so expired and revoked tokens and changed accounts take effect at once.
 */
export class VerifiedTokenCache {
  readonly #tokens: CountedLru<string, string>;

  /** Creates a cache. With `limit` 0 it remembers nothing. */
  constructor(
    private readonly find: AccountOfToken,
    limit = MAX_CACHED_TOKENS,
  ) {
    this.#tokens = new CountedLru('callers', { max: limit });
  }

  /** Remembers an accepted value. */
  add(authorization: string): void {
    const token = parseBearerToken(authorization);
    if (token !== undefined) this.#tokens.set(authorization, token);
  }

  /**
   * Returns the account for a remembered value. **Empty**: the value is not remembered or no longer valid, or finding
   * its account is asynchronous.
   */
  accountNow(authorization: string | undefined): Account | undefined {
    const token = authorization === undefined ? undefined : this.#tokens.get(authorization);
    const found = token === undefined ? undefined : this.find(token);
    if (!(found instanceof Promise)) return found;
    found.catch(() => undefined);
    return undefined;
  }
}

/** How callers are authenticated. */
export interface Authentication {
  readonly find: AccountOfToken;
  /** The values that this step remembers. */
  readonly callers: VerifiedTokenCache;
  readonly challenges: Challenges;
  /** Limits the number of refused tokens for each address. */
  readonly limitRefusals: Step;
}

/** Passport's decision: an account, or the challenge for a refusal. */
type Decision = { readonly account: Account } | { readonly challenge: string };

const unauthorised = (challenge: string): Problem =>
  new Problem('unauthorised', 'A valid bearer token is needed.', { headers: { 'WWW-Authenticate': challenge } });

/**
 * Returns a function that asks passport who sends a request. The strategy is passed by name, because passport would
 * otherwise store the outcome of each request on a shared object, and concurrent requests would get each other's
 * accounts.
 */
function askPassport(strategy: BearerStrategy): (context: RequestContext) => Promise<Decision> {
  const authenticator = new passport.Passport();
  authenticator.use(strategy);
  return ({ req, res }) =>
    new Promise((resolve, reject) => {
      const decide = (error: unknown, account: Account | false | null | undefined, challenge: unknown): void => {
        if (error !== null && error !== undefined)
          reject(error instanceof Error ? error : new Error('authentication failed', { cause: error }));
        else resolve(account ? { account } : { challenge: String(challenge) });
      };
      (authenticator.authenticate(strategy.name, { session: false }, decide) as RequestHandler)(req, res, reject);
    });
}

/**
 * Returns a step that finds a request's account, unless a permalink has set it. Refusals are limited for each address,
 * valid tokens never. **Throws** a problem of status 401, or 429 after too many refusals. **Source**: RFC 6750, RFC
 * 9728.
 */
export function authenticate({ find, callers, challenges, limitRefusals }: Authentication): Step {
  const ask = askPassport(new BearerStrategy(find, challenges));

  async function authenticateNew(context: RequestContext): Promise<void> {
    const { req } = context;
    const decision = await ask(context);
    if ('account' in decision) {
      req.account = decision.account;
      if (req.headers.authorization !== undefined) callers.add(req.headers.authorization);
      return;
    }
    if (decision.challenge === challenges.refusedToken) await limitRefusals(context);
    throw unauthorised(decision.challenge);
  }

  return (context): void | Promise<void> => {
    const { req } = context;
    const account = req.account ?? callers.accountNow(req.headers.authorization);
    if (account === undefined) return authenticateNew(context);
    req.account = account;
  };
}
