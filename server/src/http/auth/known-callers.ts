import { Lru } from '@goalsquare/data';
import type { Account, AccountOfToken } from '../../domain/accounts/account.js';
import { tokenIn } from './bearer-strategy.js';

/** Texts of Authorization remembered. */
const REMEMBERED = 2000;

/**
 * Remembers the texts of Authorization that were let in once, and the token in each. The account is looked up each
 * time, so that a token that has expired or was revoked, and an account that was changed or taken away, count at once.
 */
export class KnownCallers {
  readonly #tokens = new Lru<string, string>(REMEMBERED);

  constructor(private readonly find: AccountOfToken) {}

  /** Remembers a text that was let in. */
  learn(authorization: string): void {
    const token = tokenIn(authorization);
    if (token !== undefined) this.#tokens.set(authorization, token);
  }

  /**
   * The account behind a text. **Empty**: for a text never let in, one that is no longer good, and where it takes a
   * wait to know.
   */
  accountNow(authorization: string | undefined): Account | undefined {
    const token = authorization === undefined ? undefined : this.#tokens.get(authorization);
    const found = token === undefined ? undefined : this.find(token);
    if (!(found instanceof Promise)) return found;
    found.catch(() => undefined);
    return undefined;
  }
}
