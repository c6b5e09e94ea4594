import type { FindAccount } from '../../domain/accounts/account.js';
import type { IdentityAccounts } from './accounts.js';
import { demoAccounts } from './pages/demo-login.js';

const ids: ReadonlySet<string> = new Set(demoAccounts.map(({ id }) => id));

/**
 * Returns the sandbox's accounts. Each is also a machine account whose secret is its name. Accounts are looked up for
 * each call, because adding the first account switches them off. No person of an identity provider has one.
 */
export function sandboxIdentities(find: FindAccount): IdentityAccounts {
  return {
    findById: (id) => (ids.has(id) ? find(id) : undefined),
    findByClient: (id, secret) => {
      const account = ids.has(id) ? find(secret) : undefined;
      return account?.id === id ? account : undefined;
    },
    findByPerson: () => undefined,
  };
}
