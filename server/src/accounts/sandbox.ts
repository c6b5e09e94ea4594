import { createHash, timingSafeEqual } from 'node:crypto';
import { defaultLimits, type Account, type FindAccount, type RateLimits } from './account.js';

const digest = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();

/** Well-known keys of the sandbox's demo accounts. **Source**: design section 7. */
export const sandboxKeys = ['sandbox-transactional'] as const;

/** Finds demo accounts by their keys, in a time that does not depend on how much of a key was right. */
export function sandboxAccounts(limits: RateLimits = defaultLimits): FindAccount {
  const known: readonly (readonly [Buffer, Account])[] = sandboxKeys.map((key) => [digest(key), { id: key, planName: key, limits }]);
  return (token) => {
    const sent = digest(token);
    let found: Account | undefined;
    for (const [key, account] of known) if (timingSafeEqual(sent, key)) found = account;
    return found;
  };
}
