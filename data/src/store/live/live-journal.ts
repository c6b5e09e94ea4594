import type { Entry, MatchHeader, MatchLog } from '@goalsquare/engine';
import type { Fault } from '../../log/fault.js';
import type { KeptKey } from './batch-keys.js';
import type { BriefShelf } from './live-matches.js';
import type { LiveMatchState } from './live-seasons.js';
import type { JournalChange } from './live-store.js';

/** A batch of writes: all of them are applied, or none. */
export interface Writing {
  readonly standing: LiveMatchState;
  readonly change: JournalChange;
  /** The header of a match without written entries. */
  readonly header?: MatchHeader;
  /** How many entries are written before these. */
  readonly after: number;
  readonly entries: readonly Entry[];
  readonly key?: KeptKey & { readonly name: string };
}

/**
 * A stored match whose revision is to be recorded. `before` is the last one recorded. `from`: the match changed after
 * this revision. **Empty**: no `before` for a match that was not recorded, no `from` if it is no change.
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
  /** Another journal has another id. **Empty**: `undefined` if it has none. */
  readonly id: string | undefined;
  /** Its known damage. */
  readonly faults: readonly Fault[];
  readonly standings: () => readonly LiveMatchState[];
  /** The log of a match that has grown. **Empty**: `undefined` where none has been written. */
  readonly log: (matchId: number) => MatchLog | undefined;
  readonly keptKey: (matchId: number, name: string) => KeptKey | undefined;
  /** Position of the last change. */
  readonly position: () => number;
  readonly since: (position: number, limit: number) => readonly JournalChange[];
  /** Resolves once all is on the disk. **Throws** WrittenElsewhere. */
  readonly write: (writing: Writing) => Promise<void>;
  /** The revisions of stored matches that were recorded last, by id. **Empty**: none before they are first recorded. */
  readonly storedRevisions: () => ReadonlyMap<number, number>;
  /**
   * Records revisions of stored matches, and those that changed as changes of the journal, in one transaction. Skips a
   * match whose recorded revision is not the previous one.
   */
  readonly recordStored: (matches: readonly StoredRevision[]) => Promise<void>;
  /** Forgets keys of before an instant. **Units**: milliseconds. */
  readonly forgetKeys: (before: number) => Promise<void>;
  readonly close: () => Promise<void>;
}
