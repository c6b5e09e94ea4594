import { PlayState, type PlayChange } from '../clock/play-state.js';
import type { Entry, StatusChange, Transaction } from '../log/entry.js';
import type { MatchLog } from '../log/state.js';
import { transactionFlags, type TransactionFlag } from '../log/transaction-members.js';
import type { Match } from '../match.js';
import { NO_SIDE, sides } from '../vocabulary/sides.js';
import { transactionCodes } from '../vocabulary/transactions.js';
import { NO_SLOT, rowFlags, type TransactionColumns } from './transactions.js';

/** Returns the transactions of a match as entries, in order of play. */
function transactionsOf({ persons, details }: Match): readonly Transaction[] {
  const { transactions: columns, extras } = details();
  return Array.from(columns.ids, (id, at): Transaction => ({
    kind: 'transaction',
    id,
    ...placeOf(columns, at),
    ...actorOf(columns, persons, at),
    ...marksOf(columns, at),
    ...extras.get(at),
  }));
}

function placeOf(
  { codes, sequences, periods, seconds, xs, ys, flags }: TransactionColumns,
  at: number,
): Pick<Transaction, 'code' | 'period' | 'periodSeconds' | 'sequence' | 'x' | 'y'> {
  const sequence = sequences[at] ?? 1;
  const isLocated = ((flags[at] ?? 0) & rowFlags.located) !== 0;
  return {
    code: transactionCodes[codes[at] ?? 0] as Transaction['code'],
    period: periods[at] ?? 1,
    periodSeconds: seconds[at] ?? 0,
    ...(sequence !== 1 && { sequence }),
    ...(isLocated && { x: (xs[at] ?? 0) / 10, y: (ys[at] ?? 0) / 10 }),
  };
}

function actorOf(
  { sides: acting, slots }: TransactionColumns,
  persons: Int32Array,
  at: number,
): Pick<Transaction, 'side' | 'personId'> {
  const [side, slot] = [acting[at] ?? NO_SIDE, slots[at] ?? NO_SLOT];
  const [name, personId] = [sides[side], persons[slot]];
  return {
    ...(side !== NO_SIDE && name !== undefined && { side: name }),
    ...(slot !== NO_SLOT && personId !== undefined && { personId }),
  };
}

function marksOf({ flags }: TransactionColumns, at: number): Pick<Transaction, TransactionFlag | 'wonBy'> {
  const set = flags[at] ?? 0;
  return {
    ...Object.fromEntries(transactionFlags.flatMap(([flag, bit]) => ((set & bit) === 0 ? [] : [[flag, true]]))),
    ...((set & rowFlags.wonByHome) !== 0 && { wonBy: 'home' as const }),
    ...((set & rowFlags.wonByAway) !== 0 && { wonBy: 'away' as const }),
  };
}

/**
 * Returns a predicate for transactions that happened before a change of status, given the effect of that change on its
 * period.
 */
function isBefore(
  { periodSeconds }: StatusChange,
  { step, period }: PlayChange,
): (transaction: Transaction) => boolean {
  if (period === undefined) return () => false;
  const isInPlay = step === 'resume' || step === 'suspend';
  const until = step === 'start' ? -1 : (periodSeconds ?? (isInPlay ? -1 : Infinity));
  return (transaction) =>
    transaction.period < period || (transaction.period === period && transaction.periodSeconds <= until);
}

/**
 * Returns a log that reproduces this match: its transactions in order of play, with each change of status where it
 * happened. Amendments, removals and corrections are already applied, so revisions differ from those of the original
 * log.
 * **Empty**: a match without entries has only a header.
 */
export function logOf(match: Match): MatchLog {
  const { header, statuses, result, boxScore = [] } = match.details();
  const transactions = transactionsOf(match);
  const entries: Entry[] = [];
  const play = new PlayState();
  let written = 0;
  for (const status of statuses) {
    const isEarlier = isBefore(status, play.take(status));
    const from = written;
    while (written < transactions.length && isEarlier(transactions[written] as Transaction)) written += 1;
    entries.push(...transactions.slice(from, written), status);
  }
  return {
    header,
    entries: [...entries, ...transactions.slice(written), ...(result === undefined ? [] : [result]), ...boxScore],
  };
}
