import type { MatchHeader, MatchLog, QualityResult } from '@goalsquare/engine';

/** A batch to send. */
export interface Sending {
  readonly matchId: number;
  readonly entries: readonly unknown[];
  readonly expectedRevision: number;
  readonly key: string;
}

/** The result of a batch: the revision after it, and the quality rules that its entries break. */
export interface Accepted {
  readonly revision: number;
  readonly warnings: readonly Pick<QualityResult, 'rule' | 'severity' | 'samples'>[];
}

/** The target that a log is sent to. Its functions reject with TargetError if the log is refused. */
export interface Target {
  /** Returns the revision of a match. **Empty**: `undefined` if the match does not exist yet. */
  readonly revision: (matchId: number) => Promise<number | undefined>;
  /** Returns the log of a match. **Empty**: `undefined` if the match does not exist. */
  readonly log: (matchId: number) => Promise<MatchLog | undefined>;
  readonly begin: (header: MatchHeader) => Promise<number>;
  readonly append: (sending: Sending) => Promise<Accepted>;
  readonly close: () => void;
}

/** A fault in a sent entry. `at` counts from 0 within the batch; -1 is the header. */
export interface SentFault {
  readonly at: number;
  readonly field: string;
  readonly value: unknown;
  readonly allowed: string;
}

/** Thrown if the target refuses a request. Retrying would not help. */
export class TargetError extends Error {
  override readonly name = 'TargetError';
  constructor(
    message: string,
    readonly faults: readonly SentFault[] = [],
    /** Whether the account was refused, rather than the entries. */
    readonly isOfAccount = false,
  ) {
    super(message);
  }
}
