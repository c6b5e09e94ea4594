import type { EntryIssues } from '@goalsquare/engine';
import type { MatchStore } from '../match-store.js';

/** Entries to append to a match together: either all of them are accepted, or none. */
export interface Batch {
  readonly matchId: number;
  readonly entries: readonly unknown[];
  /** The required revision of the match. **Empty**: any revision. */
  readonly expectedRevision?: number;
  /** Identifies the batch. Resending it with the same key returns the earlier result and changes nothing. */
  readonly key?: string;
  /** Time at which the batch arrived. Corrections without a recording time get this one. **Units**: milliseconds. */
  readonly recordedAt?: number;
}

/**
 * The state of a match after a batch was accepted. `repeated` is true if the batch had been accepted before with the
 * same key.
 */
export interface Appended {
  readonly matchId: number;
  readonly revision: number;
  readonly repeated: boolean;
}

/** A match that was created or grew, and its revision. */
export interface MatchChange {
  readonly matchId: number;
  readonly revision: number;
}

/** An accepted batch, or a new match, in the journal of all matches. */
export interface JournalChange extends MatchChange {
  /** The revision before the change. **Empty**: -1 for a new match. */
  readonly from: number;
  /**
   * Position in the journal after the change. Positions increase with every change, not always by one, and the first is
   * above 0.
   */
  readonly position: number;
}

/** All visible changes of all matches, in order. */
export interface Journal {
  /** Returns the current position. **Empty**: 0 before the first change. */
  readonly position: () => number;
  /** Returns at most `limit` changes after a position, oldest first. */
  readonly since: (position: number, limit: number) => Promise<readonly JournalChange[]>;
}

/** Reasons for refusing a batch. The codes are stable, so callers may branch on them. */
export type AppendErrorCode =
  | 'unknown-match'
  | 'match-exists'
  | 'revision-conflict'
  | 'key-reused'
  | 'invalid'
  | 'unavailable';

/**
 * Details of an append error in addition to its message: the issues of an invalid batch (`at` is -1 for the header of a
 * new match), or the current revision for a conflict.
 */
export interface AppendErrorDetails {
  readonly issues?: readonly EntryIssues[];
  readonly revision?: number;
  readonly cause?: unknown;
}

/** Thrown if a batch is refused. No part of it was stored. `message` is for people, and may be sent to clients. */
export class AppendError extends Error {
  override readonly name = 'AppendError';
  readonly issues: readonly EntryIssues[];
  /** Current revision of the match. **Empty**: `undefined` except for a conflict. */
  readonly revision: number | undefined;

  constructor(
    readonly code: AppendErrorCode,
    message: string,
    { issues = [], revision, cause }: AppendErrorDetails = {},
  ) {
    super(message, { cause });
    this.issues = issues;
    this.revision = revision;
  }
}

/**
 * `ready` means that batches are accepted. Otherwise they have been rejected since `awaySince` (in milliseconds), while
 * reads continue from memory. `remedy` is advice for the operator. **Empty**: no remedy if the store recovers by
 * itself.
 */
export type LiveState = 'ready' | { readonly awaySince: number; readonly remedy?: string };

/**
 * A store in which match logs grow. A batch is checked completely, then written durably, and only then becomes visible.
 * Readers never see part of a batch, or anything that is lost if the process is killed. `seasons()` is cheap: a season
 * is a new object with another `version` only if one of its matches has changed. **Throws** AppendError if a batch is
 * refused.
 */
export interface LiveStore extends Omit<MatchStore, 'close'> {
  /** Creates a match with its header, at revision 0. */
  readonly begin: (header: unknown, key?: string) => Promise<Appended>;
  readonly append: (batch: Batch) => Promise<Appended>;
  /** Whether a match has grown in this store, so that its clock runs. */
  readonly grows: (matchId: number) => boolean;
  /**
   * Notifies a listener of changes once they are visible, at most once for each match and event loop turn. Returns a
   * function that removes the listener.
   */
  readonly onChange: (listener: (change: MatchChange) => void) => () => void;
  readonly journal: Journal;
  readonly state: () => LiveState;
  /** Resolves once current work is complete. */
  readonly close: () => Promise<void>;
}
