import type { LiveMatch } from '../live/live-match.js';
import type { Appended } from '../live/live-store.js';

/**
 * A batch that was proposed here and is on its way. `outcome` is there once it has come back: empty where it does not
 * count.
 */
export interface PendingBatch {
  readonly id: string;
  readonly matchId: number;
  readonly match: LiveMatch;
  outcome?: { readonly appended: Appended | undefined };
}

/** The batches that are on their way from here, one of each match at most. */
export class PendingBatches {
  readonly #byMatch = new Map<number, PendingBatch>();

  open(matchId: number, id: string, match: LiveMatch): PendingBatch {
    const draft: PendingBatch = { id, matchId, match };
    this.#byMatch.set(matchId, draft);
    return draft;
  }

  /**
   * The match as it was proposed, where it is this batch that comes back. What else was proposed of the match is
   * withdrawn.
   */
  taken(matchId: number, id: string): LiveMatch | undefined {
    const draft = this.#byMatch.get(matchId);
    if (draft === undefined || draft.id === id) return draft?.match;
    draft.match.withdraw();
    return undefined;
  }

  settle(matchId: number, id: string, appended: Appended | undefined): void {
    const draft = this.#byMatch.get(matchId);
    if (draft?.id === id) draft.outcome ??= { appended };
  }

  /** Ends a draft; what it proposed is withdrawn unless it was published. */
  close({ id, matchId, match }: PendingBatch): void {
    if (this.#byMatch.get(matchId)?.id !== id) return;
    this.#byMatch.delete(matchId);
    if (match.proposedRevision !== match.revision) match.withdraw();
  }
}
