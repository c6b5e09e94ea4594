import { accounts } from '../../server/test/support/accounts-command.js';

/** A plan with limits so high that no measurement reaches them. */
export const widePlan = ['--rate', '100000', '--burst', '100000', '--limit', '100000000'] as const;

/** Adds an account with all leagues to a state folder. Returns its key. */
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
