import { createHash, timingSafeEqual } from 'node:crypto';
import type { Account, FindAccount } from './account.js';
import type { Licence } from './licence.js';
import { defaultPlan, type Plan } from './plan.js';

const digest = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();

/** Licences of the sandbox's demo accounts by their well-known keys: one for each tier, and Basic for two leagues. **Source**: design section 7. */
const sandboxLicences: Readonly<Record<string, Licence>> = {
  'sandbox-basic': { tier: 'Basic', leagues: [{ leagueId: 1 }, { leagueId: 3, seasonIds: [2025, 2026] }] },
  'sandbox-advanced': { tier: 'Advanced', leagues: 'all' },
  'sandbox-transactional': { tier: 'Transactional', leagues: 'all' },
};

/** Finds demo accounts by their keys, in a time that does not depend on how much of a key was right. */
export function sandboxAccounts(plan: Partial<Plan> = {}): FindAccount {
  const known = Object.entries(sandboxLicences).map(([key, licence]): readonly [Buffer, Account] =>
    [digest(key), { id: key, name: key, plan: { ...defaultPlan, name: key, ...plan }, licence }]);
  return (token) => {
    const sent = digest(token);
    let found: Account | undefined;
    for (const [key, account] of known) if (timingSafeEqual(sent, key)) found = account;
    return found;
  };
}
