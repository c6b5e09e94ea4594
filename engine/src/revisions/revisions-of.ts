import { instantsOf } from '../live/as-of.js';
import { amended } from '../log/apply-changes.js';
import type { Amendment, Entry, Removal, Transaction } from '../log/entry.js';
import type { MatchLog } from '../log/state.js';
import { numberOf } from '../log/transaction-table.js';
import { memberChanges, type Revision } from './revision.js';

const provenanceOf = ({
  by,
  reason,
  recorded,
}: Partial<Pick<Amendment, 'by' | 'reason' | 'recorded'>>): Partial<Revision> => ({
  ...(by !== undefined && { by }),
  ...(reason !== undefined && { reason }),
  ...(recorded !== undefined && { recorded: Date.parse(recorded) }),
});

const placeOf = ({
  period,
  periodSeconds,
}: {
  readonly period?: number | undefined;
  readonly periodSeconds?: number | undefined;
}): Partial<Revision> => ({
  ...(period !== undefined && { period }),
  ...(periodSeconds !== undefined && { periodSeconds }),
});

/** Describes an amendment or removal, and applies it to the transactions. */
function changeOf(entry: Amendment | Removal, transactions: Map<number, Transaction>): Partial<Revision> {
  const key = numberOf(entry);
  const before = transactions.get(key);
  if (before === undefined) return provenanceOf(entry);
  const after = entry.kind === 'amendment' ? amended(before, entry) : undefined;
  if (after === undefined) transactions.delete(key);
  else transactions.set(key, after);
  const transaction = { id: entry.id, sequence: entry.sequence ?? 1, members: memberChanges(before, after) };
  return { ...placeOf(after ?? before), ...provenanceOf(entry), transaction };
}

/** Describes one entry, and applies it to the transactions. */
function describe(entry: Entry, transactions: Map<number, Transaction>): Partial<Revision> {
  switch (entry.kind) {
    case 'transaction':
      transactions.set(numberOf(entry), entry);
      return { ...placeOf(entry), transaction: { id: entry.id, sequence: entry.sequence ?? 1, members: [] } };
    case 'amendment':
    case 'removal':
      return changeOf(entry, transactions);
    case 'status':
      return { ...placeOf(entry), status: entry.code };
    case 'correction':
      return { ...provenanceOf(entry), corrected: Object.keys(entry.set) };
    case 'boxScore':
      return { personId: entry.personId };
    case 'result':
      return {};
  }
}

/**
 * Describes the entries of a valid log, oldest first. `pace` is the number of seconds of play in one second.
 * **Empty**: a log without entries has no revisions.
 */
export function revisionsOf(log: MatchLog, pace = 1): readonly Revision[] {
  const transactions = new Map<number, Transaction>();
  const instants = instantsOf(log, pace);
  return log.entries.map((entry, at) => {
    const instant = instants[at];
    return {
      revision: at + 1,
      kind: entry.kind,
      ...(instant !== undefined && Number.isFinite(instant) && { instant }),
      ...describe(entry, transactions),
    };
  });
}
