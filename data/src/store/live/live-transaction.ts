import type { Entry, MatchHeader } from '@goalsquare/engine';
import type { LiveMatchState } from './live-seasons.js';

/**
 * A batch that is valid for a match. A store writes it durably and then commits it, which makes it visible, or rolls it
 * back. A match has at most one open transaction.
 */
export interface LiveTransaction {
  /** Revision of the match before the batch. */
  readonly revision: number;
  readonly state: LiveMatchState;
  /** The entries to write: the batch, or the whole log if the match has not been written yet. */
  readonly entries: readonly Entry[];
  /** The header to write. **Empty**: `undefined` if the match has already been written. */
  readonly header: MatchHeader | undefined;
  /** Whether the match is new to all stores. */
  readonly isNew: boolean;
  /** Makes the match after the batch visible to readers, and notifies listeners. */
  readonly commit: () => void;
  /** Discards the batch. **Empty**: does nothing after `commit` or `rollback`. */
  readonly rollback: () => void;
}
