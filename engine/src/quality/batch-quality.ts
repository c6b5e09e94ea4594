import type { Entry } from '../log/entry.js';
import type { Match } from '../match.js';
import { statusOf } from '../vocabulary/statuses.js';
import { qualitySteps, type QualityReport } from './quality.js';

/** Whether an entry adds, changes or removes a transaction. */
const isOfTransaction = (entry: Entry): entry is Extract<Entry, { readonly id: number }> =>
  entry.kind === 'transaction' || entry.kind === 'amendment' || entry.kind === 'removal';

/** Returns the position of the first row that entries changed, or that follows a removed row. */
function firstChanged(match: Match, entries: readonly Entry[]): number {
  const { ids } = match.details().transactions;
  const changed = new Set(entries.filter(isOfTransaction).map(({ id }) => id));
  const removed = entries.flatMap((entry) => (entry.kind === 'removal' ? [entry.id] : []));
  const least = Math.min(...removed);
  const at = ids.findIndex((id) => changed.has(id) || id > least);
  return at < 0 ? ids.length : at;
}

/**
 * Whether an entry can affect the match as a whole: it ends the match, or is a correction, result or box score line.
 */
const concernsMatch = (entry: Entry): boolean =>
  entry.kind === 'status' ? statusOf(entry.code).state === 'over' : !isOfTransaction(entry);

/**
 * Checks the last entries of a match in steps, and returns the quality rules that they break, beginning with the first
 * changed row. Rules about a period are checked at a change of status, and rules about the match at its end or a
 * correction, so that appended events do not repeat findings.
 */
export function qualityOfBatch(
  match: Match,
  entries: readonly Entry[],
): Generator<undefined, QualityReport, undefined> {
  return qualitySteps(match, {
    fromRow: firstChanged(match, entries),
    leaveOut: [
      ...(entries.every(isOfTransaction) ? (['period'] as const) : []),
      ...(entries.some(concernsMatch) ? [] : (['match'] as const)),
    ],
  });
}
