import type { MatchHeader } from '@goalsquare/engine';

/** A batch on its way to where matches are fed. */
export interface Sending {
  readonly matchId: number;
  readonly entries: readonly unknown[];
  readonly expectedRevision: number;
  readonly key: string;
}

/** Where a log is sent to. **Throws** TargetError where it is not taken. */
export interface Target {
  /** The revision a match is at. **Empty**: `undefined` where there is none yet. */
  readonly revision: (matchId: number) => Promise<number | undefined>;
  readonly begin: (header: MatchHeader) => Promise<number>;
  /** The revision after a batch. */
  readonly append: (sending: Sending) => Promise<number>;
  readonly close: () => void;
}

/** What is wrong with an entry that was sent: `at` counts from 0 within its batch, and is -1 for the header. */
export interface SentFault {
  readonly at: number;
  readonly field: string;
  readonly value: unknown;
  readonly allowed: string;
}

/** Thrown where what was sent is not taken, and sending it again would not help. */
export class TargetError extends Error {
  override readonly name = 'TargetError';
  constructor(
    message: string,
    readonly faults: readonly SentFault[] = [],
  ) {
    super(message);
  }
}
