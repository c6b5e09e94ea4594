import type { Appended } from '../live/live-store.js';
import type { LiveTransaction } from '../live/live-transaction.js';

/**
 * A batch that this server has sent to the shared log. `outcome` is set when the batch comes back. `appended` is
 * `undefined` if the batch does not count.
 */
export interface PendingBatch {
  readonly id: string;
  readonly transaction: LiveTransaction;
  outcome?: { readonly appended: Appended | undefined };
}

/** The batches that this server has sent, at most one for each match. */
export class PendingBatches {
  readonly #byMatch = new Map<number, PendingBatch>();

  open(id: string, transaction: LiveTransaction): PendingBatch {
    const pending: PendingBatch = { id, transaction };
    this.#byMatch.set(transaction.state.matchId, pending);
    return pending;
  }

  /**
   * Returns the transaction of a batch that comes back, if this server sent it. If another batch of the match comes
   * back instead, the pending one is rolled back.
   */
  take(matchId: number, id: string): LiveTransaction | undefined {
    const pending = this.#byMatch.get(matchId);
    if (pending === undefined || pending.id === id) return pending?.transaction;
    pending.transaction.rollback();
    return undefined;
  }

  settle(matchId: number, id: string, appended: Appended | undefined): void {
    const pending = this.#byMatch.get(matchId);
    if (pending?.id === id) pending.outcome ??= { appended };
  }

  /** Closes a pending batch, and rolls it back unless it was committed. */
  close({ id, transaction }: PendingBatch): void {
    const { matchId } = transaction.state;
    if (this.#byMatch.get(matchId)?.id !== id) return;
    this.#byMatch.delete(matchId);
    transaction.rollback();
  }
}
