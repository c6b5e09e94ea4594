import { createHash, timingSafeEqual } from 'node:crypto';
import { defaultLimits, REQUESTS_PER_DAY, type Account, type FindAccount, type RateLimits } from './account.js';
import type { Licence } from './licence.js';

const digest = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();

/** Licences of the sandbox's demo accounts by their well-known keys: one for each tier, and Basic for two leagues. **Source**: design section 7. */
const sandboxLicences: Readonly<Record<string, Licence>> = {
  'sandbox-basic': { tier: 'Basic', leagues: [{ leagueId: 1 }, { leagueId: 3, seasonIds: [2025, 2026] }] },
  'sandbox-advanced': { tier: 'Advanced', leagues: 'all' },
  'sandbox-transactional': { tier: 'Transactional', leagues: 'all' },
};

/** Finds demo accounts by their keys, in a time that does not depend on how much of a key was right. */
export function sandboxAccounts(limits: RateLimits = defaultLimits, requestsPerDay = REQUESTS_PER_DAY): FindAccount {
  const known = Object.entries(sandboxLicences).map(([key, licence]): readonly [Buffer, Account] =>
    [digest(key), { id: key, planName: key, licence, limits, requestsPerDay }]);
  return (token) => {
    const sent = digest(token);
    let found: Account | undefined;
    for (const [key, account] of known) if (timingSafeEqual(sent, key)) found = account;
    return found;
  };
}
