import { amended } from '../log/apply-changes.js';
import type { Entry, Transaction } from '../log/entry.js';
import type { MatchLog } from '../log/state.js';
import { numberOf } from '../log/transaction-table.js';
import { isAfter, type PlayClock } from './as-of.js';

/** Returns the transactions of a log by key, with all amendments applied. Removed transactions are omitted. */
function correctedTransactions(entries: readonly Entry[]): ReadonlyMap<number, Transaction> {
  const transactions = new Map<number, Transaction>();
  for (const entry of entries) {
    if (entry.kind === 'transaction') transactions.set(numberOf(entry), entry);
    else if (entry.kind === 'removal') transactions.delete(numberOf(entry));
    else if (entry.kind === 'amendment') {
      const before = transactions.get(numberOf(entry));
      if (before !== undefined) transactions.set(numberOf(entry), amended(before, entry));
    }
  }
  return transactions;
}

/**
 * Returns the log of all play up to a second of a period, with every correction of that play in the log, however late.
 * For example, a kick that was given to another player after the siren belongs to that player, and a transaction with
 * an amended clock counts at its new time. Statuses, results and box scores end where later play begins. Header
 * corrections are included.
 */
export function playUntil({ header, entries }: MatchLog, { period, seconds }: PlayClock): MatchLog {
  const corrected = correctedTransactions(entries);
  const isLater = (entry: Entry): boolean => {
    if (entry.kind !== 'transaction') return isAfter(entry, period, seconds);
    const transaction = corrected.get(numberOf(entry));
    return transaction !== undefined && isAfter(transaction, period, seconds);
  };
  const first = entries.findIndex(isLater);
  const end = first < 0 ? entries.length : first;
  const isKept = (entry: Entry, at: number): boolean => {
    switch (entry.kind) {
      case 'transaction':
      case 'amendment':
      case 'removal': {
        const transaction = corrected.get(numberOf(entry));
        return transaction !== undefined && !isAfter(transaction, period, seconds);
      }
      case 'correction':
        return true;
      case 'status':
      case 'result':
      case 'boxScore':
        return at < end;
    }
  };
  return { header, entries: entries.filter(isKept) };
}
