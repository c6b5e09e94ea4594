import type { FindAccount } from '../accounts/account.js';
import type { IdentityAccounts } from './accounts.js';
import { demoAccounts } from './pages/demo-login.js';

/** The demo accounts: each may also be used as a machine account, whose secret is its name, as its key is. Nobody logs in from elsewhere. */
export function sandboxIdentities(find: FindAccount): IdentityAccounts {
  const isDemo = (id: string): boolean => demoAccounts.some((demo) => demo.id === id);
  return {
    findById: (id) => (isDemo(id) ? find(id) : undefined),
    findByClient: (id, secret) => {
      const account = isDemo(id) ? find(secret) : undefined;
      return account?.id === id ? account : undefined;
    },
    findByPerson: () => undefined,
  };
}
