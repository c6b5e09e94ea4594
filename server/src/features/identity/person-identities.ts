import type { OpenAccounts } from '../../domain/accounts/open-accounts.js';
import type { IdentityAccounts } from './accounts.js';
import { sandboxIdentities } from './sandbox-identities.js';

/**
 * Returns the accounts for which people and machines can get tokens: added accounts first, then demo accounts if
 * enabled.
 */
export function personIdentities({ store, demo }: OpenAccounts): IdentityAccounts {
  const sandbox = sandboxIdentities(demo);
  return {
    findById: (id) => store.findById(id) ?? sandbox.findById(id),
    findByClient: (id, secret) => store.findByClient(id, secret) ?? sandbox.findByClient(id, secret),
    findByPerson: (person) => store.findByPerson(person),
  };
}
