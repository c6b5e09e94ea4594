import type { Account } from '../../domain/accounts/account.js';
import type { Permalink } from './permalink.js';

const MILLISECONDS = 1000;

/**
 * Whether a permalink opens anything yet: it has not expired, nor was all of its account taken away since it was made.
 * **Units**: `now` in milliseconds.
 */
export function isOpen(
  { created, expires }: Permalink,
  { tokensFrom = 0 }: Pick<Account, 'tokensFrom'>,
  now: number,
): boolean {
  const isAfterRevocation = Math.floor(Date.parse(created) / MILLISECONDS) >= tokensFrom;
  return isAfterRevocation && (expires === undefined || Date.parse(expires) > now);
}
