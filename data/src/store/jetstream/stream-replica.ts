import { LiveMatches, type LiveGround } from '../live/live-matches.js';
import type { LiveMatchState } from '../live/live-seasons.js';
import type { Appended, JournalChange } from '../live/live-store.js';
import type { LiveTransaction } from '../live/live-transaction.js';
import { PendingBatches } from './pending-batches.js';
import { KeptKeys } from './kept-keys.js';
import { messageOf, type BatchMessage } from './message.js';
import { stateAfter } from './state-after.js';
import { StoredLogs } from './stored-logs.js';

/** A message of the stream, as it was read. **Units**: `at`, when the stream took it, in milliseconds. */
export interface ReadMessage {
  readonly sequence: number;
  readonly id: string;
  readonly matchId: number;
  readonly bytes: Uint8Array;
  readonly at: number;
}

/**
 * What the matches are after the messages of a stream. A message counts where its match is at the revision it was
 * written for, and its key is new; any other is passed over. That is decided by the messages before it alone: so all
 * followers agree, whatever the servers let in.
 */
export class StreamReplica {
  readonly #written = new StoredLogs();
  readonly #keys = new KeptKeys();
  readonly #lastOf = new Map<number, number>();
  readonly #unreadable = new Set<number>();
  readonly #standings = new Map<number, LiveMatchState>();
  readonly #stored: ReadonlySet<number>;
  readonly pending = new PendingBatches();
  readonly matches: LiveMatches;
  readonly changes: JournalChange[] = [];

  constructor(private readonly ground: Omit<LiveGround, 'load'>) {
    this.#stored = new Set(ground.baseIds);
    this.matches = new LiveMatches({ ...ground, load: this.#written.log });
  }

  /** Sequence of the last message of a match, whether it counts or not. */
  lastOf(matchId: number): number {
    return this.#lastOf.get(matchId) ?? 0;
  }

  /** Whether a match can be followed. It cannot after a message that this version does not understand. */
  isReadable(matchId: number): boolean {
    return !this.#unreadable.has(matchId);
  }

  keyOf(matchId: number, name: string): ReturnType<KeptKeys['get']> {
    return this.#keys.get(matchId, name);
  }

  take(read: ReadMessage): void {
    const { sequence, id, matchId, at } = read;
    this.#lastOf.set(matchId, sequence);
    this.#keys.forget(at);
    this.pending.settle(matchId, id, this.#taken(read));
  }

  /** **Empty**: `undefined` for a message that does not count. */
  #taken(read: ReadMessage): Appended | undefined {
    const { matchId, bytes } = read;
    if (this.#unreadable.has(matchId)) return undefined;
    try {
      const message = messageOf(bytes);
      if (message === undefined) throw new Error('it is of a form that this version does not know');
      return this.#counts(matchId, message) ? this.#published(read, message) : undefined;
    } catch (error) {
      this.#unreadable.add(matchId);
      this.ground.complain(
        `match ${matchId} stands still here at message ${read.sequence} of the shared log: ${error instanceof Error ? error.message : String(error)}`,
      );
      return undefined;
    }
  }

  #counts(matchId: number, { header, after, key }: BatchMessage): boolean {
    if (this.#keys.get(matchId, key.name) !== undefined) return false;
    const standing = this.#standings.get(matchId);
    return header === undefined ? standing?.revision === after : standing === undefined;
  }

  #published({ sequence, id, matchId, bytes, at }: ReadMessage, message: BatchMessage): Appended {
    const { after, key } = message;
    const before = this.#standings.get(matchId);
    const standing = stateAfter(matchId, message, before);
    this.#commit(id, message, standing);
    this.#standings.set(matchId, standing);
    this.#written.add(matchId, bytes);
    const { revision } = standing;
    this.changes.push({
      matchId,
      from: before === undefined && !this.#stored.has(matchId) ? -1 : after,
      revision,
      position: sequence,
    });
    this.#keys.keep(matchId, key.name, { digest: key.digest, revision, at });
    return { matchId, revision, repeated: false };
  }

  /** Lets readers see a batch. A match that is not in memory is read with it when somebody requests it. */
  #commit(id: string, { entries }: BatchMessage, state: LiveMatchState): void {
    const { matchId } = state;
    const transaction = this.pending.take(matchId, id) ?? this.#begin(matchId, entries);
    if (transaction === undefined) {
      this.matches.follow(state);
      return;
    }
    if (transaction.state.revision !== state.revision) {
      transaction.rollback();
      throw new Error(`it would be at revision ${transaction.state.revision} instead of ${state.revision}`);
    }
    transaction.commit();
  }

  #begin(matchId: number, entries: readonly unknown[]): LiveTransaction | undefined {
    const match = this.matches.atHand(matchId);
    return match && this.matches.begin(match, { entries });
  }
}
