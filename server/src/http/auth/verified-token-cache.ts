import type { Account, AccountOfToken } from '../../domain/accounts/account.js';
import { CountedLru } from '../../domain/caches.js';
import { parseBearerToken } from './bearer-strategy.js';

/** Values of `Authorization` that are remembered by default. */
export const MAX_CACHED_TOKENS = 2000;

/**
 * Remembers values of `Authorization` that passport accepted, and the token in each. The account is looked up each
 * time, so an expired or revoked token and a changed account take effect at once.
 */
export class VerifiedTokenCache {
  readonly #tokens: CountedLru<string, string>;

  /** With `limit` 0 nothing is remembered. */
  constructor(
    private readonly find: AccountOfToken,
    limit = MAX_CACHED_TOKENS,
  ) {
    this.#tokens = new CountedLru('callers', { max: limit });
  }

  /** Remembers a value that was accepted. */
  add(authorization: string): void {
    const token = parseBearerToken(authorization);
    if (token !== undefined) this.#tokens.set(authorization, token);
  }

  /**
   * The account of a remembered value. **Empty**: the value is not remembered or no longer valid, or finding its
   * account is asynchronous.
   */
  accountNow(authorization: string | undefined): Account | undefined {
    const token = authorization === undefined ? undefined : this.#tokens.get(authorization);
    const found = token === undefined ? undefined : this.find(token);
    if (!(found instanceof Promise)) return found;
    found.catch(() => undefined);
    return undefined;
  }
}
