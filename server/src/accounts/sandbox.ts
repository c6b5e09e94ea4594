import type { Account, FindAccount } from './account.js';
import type { Licence } from './licence.js';
import { defaultPlan, type Plan } from './plan.js';
import { hashOf } from './secret.js';

/** Licences of the sandbox's demo accounts by their well-known keys: one for each tier, and Basic for two leagues. **Source**: design section 7. */
export const sandboxLicences: Readonly<Record<string, Licence>> = {
  'sandbox-basic': { tier: 'Basic', leagues: [{ leagueId: 1 }, { leagueId: 3, seasonIds: [2025, 2026] }] },
  'sandbox-advanced': { tier: 'Advanced', leagues: 'all' },
  'sandbox-transactional': { tier: 'Transactional', leagues: 'all' },
};

/** Finds demo accounts by their keys. A key is looked up by its hash, so that the time it takes says nothing of any other. */
export function sandboxAccounts(plan: Partial<Plan> = {}): FindAccount {
  const byHash = new Map(Object.entries(sandboxLicences).map(([key, licence]): readonly [string, Account] =>
    [hashOf(key), { id: key, name: key, plan: { ...defaultPlan, name: key, ...plan }, licence }]));
  return (token) => byHash.get(hashOf(token));
}
