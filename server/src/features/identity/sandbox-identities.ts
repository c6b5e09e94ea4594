import type { FindAccount } from '../../domain/accounts/account.js';
import type { IdentityAccounts } from './accounts.js';
import { demoAccounts } from './pages/demo-login.js';

/**
 * The demo accounts: each may also be used as a machine account, whose secret is its name, as its key is. Nobody logs
 * in from elsewhere.
 */
export function sandboxIdentities(find: FindAccount): IdentityAccounts {
  const byId = new Map(demoAccounts.map(({ id }) => [id, find(id)] as const));
  return {
    findById: (id) => byId.get(id),
    findByClient: (id, secret) => {
      const account = byId.has(id) ? find(secret) : undefined;
      return account?.id === id ? account : undefined;
    },
    findByPerson: () => undefined,
  };
}
