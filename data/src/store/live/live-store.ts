import type { EntryIssues } from '@goalsquare/engine';
import type { MatchStore } from '../match-store.js';

/** Entries that are to be appended to a match as one: all of them are taken, or none. */
export interface Batch {
  readonly matchId: number;
  readonly entries: readonly unknown[];
  /** The revision the match has to be at. **Empty**: whatever it is at. */
  readonly expectedRevision?: number;
  /** Says which attempt this is: the same key again answers as before and changes nothing. */
  readonly key?: string;
  /** When the batch came, which corrections get that do not say when they were recorded. **Units**: milliseconds. */
  readonly recordedAt?: number;
}

/** The state of a match after a batch was accepted. `repeated`: its key was known, so it was accepted before. */
export interface Appended {
  readonly matchId: number;
  readonly revision: number;
  readonly repeated: boolean;
}

/** A match that was begun or grew, and the revision it is at. */
export interface MatchChange {
  readonly matchId: number;
  readonly revision: number;
}

/** One accepted batch, or the beginning of a match, in the journal of all matches. */
export interface JournalChange extends MatchChange {
  /** The revision before it. **Empty**: -1 for a match that began. */
  readonly from: number;
  /**
   * The position of the journal after the change. It grows with every change, not always by one, and the first is above
   * 0.
   */
  readonly position: number;
}

/** All visible changes of all matches, in one order. */
export interface Journal {
  /** Its position. **Empty**: 0 before the first change. */
  readonly position: () => number;
  /** The changes after a position, oldest first, up to a limit. */
  readonly since: (position: number, limit: number) => Promise<readonly JournalChange[]>;
}

/** Why a batch was not taken; stable, so that callers may switch on it. */
export type AppendErrorCode =
  | 'unknown-match'
  | 'match-exists'
  | 'revision-conflict'
  | 'key-reused'
  | 'invalid'
  | 'unavailable';

/**
 * Details of an append error besides its message: the issues of an invalid batch, where `at` is -1 for the header of a
 * match that is to begin; the present revision at a conflict.
 */
export interface AppendErrorDetails {
  readonly issues?: readonly EntryIssues[];
  readonly revision?: number;
  readonly cause?: unknown;
}

/** Thrown where a batch is not taken; nothing of it has been. `message` is for people, and may go over the wire. */
export class AppendError extends Error {
  override readonly name = 'AppendError';
  readonly issues: readonly EntryIssues[];
  /** The revision the match is at. **Empty**: except at a conflict. */
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
 * `ready`: batches are taken. `awaySince`: they are rejected since that instant (ms), while reads continue from memory;
 * `remedy` is advice for the operator. **Empty**: no remedy if the store recovers by itself.
 */
export type LiveState = 'ready' | { readonly awaySince: number; readonly remedy?: string };

/**
 * Where match logs grow. A batch is checked completely, then written durably, and only then becomes visible: readers
 * never see half of one, or anything that a killed process would lose. `seasons()` is cheap: a season has a new object,
 * with another `version`, only if one of its matches changed. **Throws** AppendError if a batch is refused.
 */
export interface LiveStore extends Omit<MatchStore, 'close'> {
  /** Begins a match by its header, at revision 0. */
  readonly begin: (header: unknown, key?: string) => Promise<Appended>;
  readonly append: (batch: Batch) => Promise<Appended>;
  /** Whether a match has grown here, so that its clock runs. */
  readonly grows: (matchId: number) => boolean;
  /**
   * Notifies a listener of changes once they are visible, at most once for a match and turn of the event loop. Returns
   * a function that stops it.
   */
  readonly onChange: (listener: (change: MatchChange) => void) => () => void;
  readonly journal: Journal;
  readonly state: () => LiveState;
  /** Resolves once current work is complete. */
  readonly close: () => Promise<void>;
}
