import type { Account, FindAccount } from './account.js';
import type { Licence } from './licence.js';
import { defaultPlan, type Plan } from './plan.js';

/**
 * Licences of the sandbox's demo accounts by their well-known keys: one for each tier. The Basic licence covers two
 * leagues. **Source**: `docs/accounts.md`.
 */
export const sandboxLicences: Readonly<Record<string, Licence>> = {
  'sandbox-basic': { tier: 'Basic', leagues: [{ leagueId: 1 }, { leagueId: 3, seasonIds: [2025, 2026] }] },
  'sandbox-advanced': { tier: 'Advanced', leagues: 'all' },
  'sandbox-transactional': { tier: 'Transactional', leagues: 'all' },
};

/** Well-known key of the sandbox's demo account that feeds live matches. */
export const SANDBOX_OPERATOR = 'sandbox-operator';

const demoAccounts: readonly Pick<Account, 'id' | 'licence' | 'operator'>[] = [
  ...Object.entries(sandboxLicences).map(([id, licence]) => ({ id, licence })),
  { id: SANDBOX_OPERATOR, licence: { tier: 'Transactional', leagues: 'all' }, operator: true },
];

/** Public keys of the sandbox. Each is also the id of its account. */
export const publicKeys: readonly string[] = demoAccounts.map(({ id }) => id);

/** Finds demo accounts by their keys, which are also their ids. */
export function sandboxAccounts(plan: Partial<Plan> = {}): FindAccount {
  const byKey = new Map(
    demoAccounts.map((account): readonly [string, Account] => [
      account.id,
      { name: account.id, plan: { ...defaultPlan, name: account.id, ...plan }, ...account },
    ]),
  );
  return (key) => byKey.get(key);
}
