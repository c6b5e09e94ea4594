import type { Entry, MatchHeader } from '@goalsquare/engine';
import type { LiveMatchState } from './live-seasons.js';

/**
 * A batch that is valid for a match. A store writes it durably and then commits it, so that readers see it, or rolls it
 * back. A match has one open transaction at most.
 */
export interface LiveTransaction {
  /** Revision of the match before the batch. */
  readonly revision: number;
  /** The match after the batch. */
  readonly state: LiveMatchState;
  /** The entries to write: the batch, or the whole log if the match has not been written yet. */
  readonly entries: readonly Entry[];
  /** The header to write. **Empty**: `undefined` if the match is written already. */
  readonly header: MatchHeader | undefined;
  /** Whether no store had the match before. */
  readonly isNew: boolean;
  /** Lets readers see the match after the batch, and notifies listeners. */
  readonly commit: () => void;
  /** Discards the batch. **Empty**: does nothing after `commit` or `rollback`. */
  readonly rollback: () => void;
}
