import type { FactColumns } from './columns/facts.js';
import type { IntervalColumns } from './columns/intervals.js';
import type { Extras, TransactionColumns } from './columns/transactions.js';
import type { Result, StatusChange } from './log/entry.js';
import type { MatchHeader } from './log/header.js';

/** What queries do not walk: the header, status changes, transactions and what few of them have. */
export interface MatchDetails {
  readonly header: MatchHeader;
  readonly statuses: readonly StatusChange[];
  readonly transactions: TransactionColumns;
  readonly extras: ReadonlyMap<number, Extras>;
  /** The score as given, of a match of which no transaction is known. */
  readonly result?: Result;
}

/**
 * A match at one revision, ready to be queried. Immutable.
 * **Shape**: `persons` are person ids by slot, home then away; `periodSeconds[p - 1]` is the length of period p so far;
 * `lacks` has bit n set when the source lacks feature n.
 */
export interface Match {
  readonly id: number;
  readonly revision: number;
  readonly persons: Int32Array;
  readonly homePlayers: number;
  readonly lacks: number;
  readonly periodSeconds: Uint16Array;
  readonly facts: FactColumns;
  readonly intervals: IntervalColumns;
  /** What queries do not walk, read when asked for. */
  readonly details: () => MatchDetails;
}
