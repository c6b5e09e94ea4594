import type { MatchDetails } from '../match.js';
import { statusAfter } from '../vocabulary/statuses.js';

/** Whether a match has started: it is or was live, it is complete, or its log contains a transaction or a result. */
export function hasStarted({
  statuses,
  transactions,
  result,
}: Pick<MatchDetails, 'statuses' | 'transactions' | 'result'>): boolean {
  const { typeName } = statusAfter(statuses);
  return typeName === 'Live' || typeName === 'Completed' || transactions.ids.length > 0 || result !== undefined;
}
