import type { Entry, MatchHeader, MatchLog } from '@goalsquare/engine';
import type { Fault } from '../../log/fault.js';
import type { KeptKey } from './batch-keys.js';
import type { BriefShelf } from './live-matches.js';
import type { LiveMatchState } from './live-seasons.js';
import type { JournalChange } from './live-store.js';

/** A batch of writes. Either all of them are applied, or none. */
export interface Writing {
  readonly standing: LiveMatchState;
  readonly change: JournalChange;
  /** The header, for a match that has no written entries. */
  readonly header?: MatchHeader;
  /** Number of entries written before these. */
  readonly after: number;
  readonly entries: readonly Entry[];
  readonly key?: KeptKey & { readonly name: string };
}

/**
 * A stored match whose revision is to be recorded. `before` is the last recorded revision. `from` is the revision after
 * which the match changed. **Empty**: no `before` for a match that was not recorded, no `from` without a change.
 */
export interface StoredRevision {
  readonly matchId: number;
  readonly before?: number;
  readonly revision: number;
  readonly from?: number;
}

/** Thrown by `write` if another writer has changed the match since it was read. */
export class WrittenElsewhere extends Error {
  override readonly name = 'WrittenElsewhere';
}

/** Makes growing logs durable. It is read when a store opens, and when a match is first requested. */
export interface LiveJournal extends BriefShelf {
  /** Identifies the journal. **Empty**: `undefined` if it has no id. */
  readonly id: string | undefined;
  /** Known damage of the journal. */
  readonly faults: readonly Fault[];
  readonly standings: () => readonly LiveMatchState[];
  /** Returns the log of a match that has grown. **Empty**: `undefined` if none has been written. */
  readonly log: (matchId: number) => MatchLog | undefined;
  readonly keptKey: (matchId: number, name: string) => KeptKey | undefined;
  readonly position: () => number;
  readonly since: (position: number, limit: number) => readonly JournalChange[];
  /** Resolves once everything is on disk. **Throws** WrittenElsewhere. */
  readonly write: (writing: Writing) => Promise<void>;
  /**
   * Returns the last recorded revisions of stored matches, by id. **Empty**: an empty map until they are first
   * recorded.
   */
  readonly storedRevisions: () => ReadonlyMap<number, number>;
  /**
   * Records revisions of stored matches, and adds changed ones to the journal, in one transaction. Skips a match whose
   * recorded revision is not the expected one.
   */
  readonly recordStored: (matches: readonly StoredRevision[]) => Promise<void>;
  /** Removes keys from before a given time. **Units**: milliseconds. */
  readonly forgetKeys: (before: number) => Promise<void>;
  readonly close: () => Promise<void>;
}
