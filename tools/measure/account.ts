import { accounts } from '../../server/test/support/replica.js';

/** A plan whose limits no measurement reaches. */
export const widePlan = ['--rate', '100000', '--burst', '100000', '--limit', '100000000'] as const;

/** Adds an account with all leagues to a folder of state, and returns a key of it. */
export function account(
  environment: Readonly<Record<string, string>>,
  id: string,
  tier: 'Basic' | 'Transactional' = 'Transactional',
  plan: readonly string[] = widePlan,
): string {
  accounts(environment, 'add', id, '--tier', tier, '--league', 'all', ...plan);
  if (tier === 'Transactional') accounts(environment, 'operator', id);
  return accounts(environment, 'token', id).trim().split('\n').at(-1) ?? '';
}
