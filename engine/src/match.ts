import type { FactColumns } from './columns/facts.js';
import type { IntervalColumns } from './columns/intervals.js';
import type { Extras, TransactionColumns } from './columns/transactions.js';
import type { BoxScoreLine, Result, StatusChange } from './log/entry.js';
import type { MatchHeader } from './log/header.js';

/** The parts of a match that queries do not read: header, status changes, transactions and their rare members. */
export interface MatchDetails {
  readonly header: MatchHeader;
  readonly statuses: readonly StatusChange[];
  readonly transactions: TransactionColumns;
  readonly extras: ReadonlyMap<number, Extras>;
  /** The score of a match without transactions. */
  readonly result?: Result;
  /** Lines of the box score. **Empty**: absent if there are none. */
  readonly boxScore?: readonly BoxScoreLine[];
}

/**
 * A match at one revision, ready for queries. Immutable.
 * **Shape**: `persons` are person ids by slot, home then away; `periodSeconds[p - 1]` is the length of period p so far;
 * bit n of `lacks` is set if the source lacks feature n; `boxScore` has the values of each slot in the order of
 * `boxScoreCodes`.
 */
export interface Match {
  readonly id: number;
  readonly revision: number;
  readonly persons: Int32Array;
  readonly homePlayers: number;
  readonly lacks: number;
  readonly periodSeconds: Uint16Array;
  /** Box score statistics. **Empty**: no values without a box score; `NO_STATISTIC` for an unknown statistic. */
  readonly boxScore: Int16Array;
  readonly facts: FactColumns;
  readonly intervals: IntervalColumns;
  /** Returns the parts that queries do not read, which may have to be read from storage. */
  readonly details: () => MatchDetails;
}
