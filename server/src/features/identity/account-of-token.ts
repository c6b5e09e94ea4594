import type { Account, AccountOfToken, FindAccount, MaybePromise } from '../../domain/accounts/account.js';
import type { Identity } from './identity.js';
import type { VerifiedToken } from './tokens/access-tokens.js';

const jwtText = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*\.[A-Za-z0-9_-]*$/u;

/**
 * Returns a function that finds the account of a signed token or an opaque key, which it distinguishes by their form.
 * The account is looked up for each request, so that its removal takes effect at once. If verified tokens are cached,
 * each signed token is verified only once. **Source**: ADR 37.
 */
export function accountOfToken(
  findByKey: FindAccount,
  { tokens, accounts: { findById } }: Pick<Identity, 'tokens' | 'accounts'>,
  remembers = true,
): AccountOfToken {
  const stillGood = (account: Account | undefined, { issuedAt }: VerifiedToken): Account | undefined =>
    account === undefined || issuedAt < (account.tokensFrom ?? 0) ? undefined : account;
  const accountOf = (token: VerifiedToken): MaybePromise<Account> => {
    const found = findById(token.accountId);
    return found instanceof Promise ? found.then((account) => stillGood(account, token)) : stillGood(found, token);
  };
  const verified = async (token: string): Promise<Account | undefined> => {
    const checked = await tokens.verify(token);
    return checked && accountOf(checked);
  };
  return (token) => {
    const known = remembers ? tokens.known(token) : undefined;
    if (known !== undefined) return accountOf(known);
    return jwtText.test(token) ? verified(token) : findByKey(token);
  };
}
