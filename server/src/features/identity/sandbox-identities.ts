import type { FindAccount } from '../../domain/accounts/account.js';
import type { IdentityAccounts } from './accounts.js';
import { demoAccounts } from './pages/demo-login.js';

const ids: ReadonlySet<string> = new Set(demoAccounts.map(({ id }) => id));

/**
 * The sandbox's accounts, each of which is also a machine account whose secret is its name. They are looked up at each
 * call, because the first account that is added switches them off. No one can log in as one from another machine.
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
