import { LiveMatches, type LiveGround } from '../live/live-matches.js';
import type { LiveMatchState } from '../live/live-seasons.js';
import type { Appended, JournalChange } from '../live/live-store.js';
import type { LiveTransaction } from '../live/live-transaction.js';
import { usable, type MatchCheckpoint } from './checkpoint/checkpoint.js';
import type { IndexedMatch } from './checkpoint/checkpoint-index.js';
import { PendingBatches } from './pending-batches.js';
import { KeptKeys } from './kept-keys.js';
import { MessageCoverage } from './message-coverage.js';
import { messageOf, type BatchMessage } from './message.js';
import { SharedJournal } from './shared-journal.js';
import type { StreamMessage } from './stream-message.js';
import { stateAfter } from './state-after.js';
import { StoredLogs } from './stored-logs.js';
import { errorMessage } from '../../error-message.js';

interface ReadMessage extends Omit<StreamMessage, 'subject'> {
  readonly matchId: number;
}

/**
 * The matches that result from the messages of a stream. A message counts if its match is at the revision for which it
 * was written and its key is new. All others are skipped. This depends only on earlier messages of the same match, so
 * all followers agree, whatever the servers accept. A match's checkpoint replaces its messages.
 */
export class StreamReplica {
  readonly logs = new StoredLogs();
  readonly #keys = new KeptKeys();
  readonly coverage = new MessageCoverage();
  readonly #unreadable = new Set<number>();
  readonly #doubtful = new Set<number>();
  readonly #lost = new Set<number>();
  readonly #states = new Map<number, LiveMatchState>();
  readonly #stored: ReadonlySet<number>;
  readonly pending = new PendingBatches();
  readonly matches: LiveMatches;
  readonly journal = new SharedJournal((matchId) => this.#storedChanges(matchId));
  #reload: (matchId: number) => Promise<void> = () => Promise.resolve();
  #taken = 0;

  constructor(private readonly ground: Omit<LiveGround, 'load'>) {
    this.#stored = new Set(ground.baseIds);
    this.matches = new LiveMatches({ ...ground, load: this.logs.log });
    ground.memory?.addPinned(this);
  }

  /** Memory used by logs, journal and keys. **Units**: bytes. */
  get calculatedSize(): number {
    return this.logs.bytes + this.journal.bytes + this.#keys.bytes;
  }

  /** Sets the function that reloads a match's checkpoint if the local copy is missing or damaged. */
  reloadBy(reload: (matchId: number) => Promise<void>): void {
    this.#reload = reload;
  }

  /** Number of messages read from the stream, except those in checkpoints. */
  get taken(): number {
    return this.#taken;
  }

  /** Whether a match can be followed. After a message that this version does not understand, it cannot. */
  isReadable(matchId: number): boolean {
    return !this.#unreadable.has(matchId);
  }

  /** The matches whose checkpoints are unusable and whose messages were removed. */
  get lost(): ReadonlySet<number> {
    return this.#lost;
  }

  matchIds(): readonly number[] {
    return [...this.#states.keys()];
  }

  stateOf(matchId: number): LiveMatchState | undefined {
    return this.#states.get(matchId);
  }

  keyOf(matchId: number, name: string): ReturnType<KeptKeys['get']> {
    return this.#keys.get(matchId, name);
  }

  keysOf(matchId: number): ReturnType<KeptKeys['ofMatch']> {
    return this.#keys.ofMatch(matchId);
  }

  take(read: ReadMessage): void {
    const { sequence, id, matchId, at } = read;
    if (this.coverage.isLoaded(matchId, sequence)) {
      this.journal.pass(sequence);
      this.#notify(matchId);
      this.pending.settle(matchId, id, undefined);
      return;
    }
    this.#taken += 1;
    this.coverage.read(matchId, { sequence, at });
    this.#keys.forget(at);
    this.pending.settle(matchId, id, this.#outcomeOf(read));
  }

  /** Replaces a match in memory with a newer checkpoint, whose bytes stay in memory. */
  adopt(checkpoint: MatchCheckpoint, bytes: Uint8Array): void {
    const { matchId } = checkpoint.state;
    this.logs.keep(matchId, bytes);
    this.journal.replace(matchId, checkpoint.changes);
    this.#begin(checkpoint);
    this.#keys.keepAll(matchId, checkpoint.keys);
  }

  /** Replaces a match in memory with a newer checkpoint that is read from elsewhere. */
  adoptStored(indexed: IndexedMatch, read: () => MatchCheckpoint): void {
    const { matchId } = indexed.state;
    this.logs.refer(matchId, read);
    this.journal.store(matchId, indexed.to > 0 ? indexed : undefined);
    this.#begin(indexed);
  }

  /** Adds the keys of a match whose checkpoint is stored elsewhere. */
  addKeys(matchId: number, keys: MatchCheckpoint['keys']): void {
    this.#keys.keepAll(matchId, keys);
  }

  /** Makes the changes up to a sequence visible, and notifies the listeners of some matches. */
  passTo(sequence: number, matchIds: readonly number[]): void {
    this.journal.passTo(sequence);
    for (const matchId of matchIds) this.#notify(matchId);
  }

  /** Records that a match's checkpoint is unusable. The match is lost unless the stream still has its messages. */
  doubt(matchId: number): void {
    this.#doubtful.add(matchId);
  }

  /** Marks matches with unusable checkpoints and removed messages as lost, once the entire stream has been read. */
  settleDoubts(): void {
    for (const matchId of this.#doubtful) {
      if (this.#states.has(matchId)) continue;
      this.#unreadable.add(matchId);
      this.#lost.add(matchId);
      this.ground.complain(
        `match ${matchId} is lost: its checkpoint cannot be used, and its messages are not in the shared log. Restore the bucket of checkpoints from a backup`,
      );
    }
    this.#doubtful.clear();
  }

  /** Releases a match from memory. The checkpoint that `read` returns must contain all of it. */
  release(indexed: IndexedMatch, read: () => MatchCheckpoint): void {
    const { matchId } = indexed.state;
    this.logs.refer(matchId, read);
    this.journal.store(matchId, indexed.to > 0 ? indexed : undefined);
    this.matches.forget(matchId);
    this.coverage.load(matchId, indexed);
  }

  /** Replaces a match's messages in memory with a checkpoint of its current state. */
  compact({ state: { matchId }, changes }: MatchCheckpoint, bytes: Uint8Array): void {
    this.logs.keep(matchId, bytes);
    this.journal.replace(matchId, changes);
  }

  async #storedChanges(matchId: number): Promise<readonly JournalChange[]> {
    const known = usable(() => this.logs.checkpoint(matchId));
    if (known !== undefined) return known.changes;
    await this.#reload(matchId);
    return this.logs.checkpoint(matchId)?.changes ?? [];
  }

  #begin(checkpoint: Omit<IndexedMatch, 'digest' | 'from' | 'to'>): void {
    const { state } = checkpoint;
    const { matchId } = state;
    this.pending.take(matchId, '');
    this.matches.forget(matchId);
    for (const matches of [this.#unreadable, this.#doubtful, this.#lost]) matches.delete(matchId);
    this.coverage.load(matchId, checkpoint);
    this.#states.set(matchId, state);
    this.matches.follow(state);
  }

  #notify(matchId: number): void {
    const state = this.#states.get(matchId);
    if (state !== undefined) this.matches.follow(state);
  }

  /** Returns the outcome of a message. **Empty**: `undefined` if the message does not count. */
  #outcomeOf(read: ReadMessage): Appended | undefined {
    const { matchId, bytes } = read;
    if (this.#unreadable.has(matchId)) return undefined;
    try {
      const message = messageOf(bytes);
      if (message === undefined) throw new Error('it has a format that this version does not know');
      return this.#counts(matchId, message) ? this.#published(read, message) : undefined;
    } catch (error) {
      this.#unreadable.add(matchId);
      this.ground.complain(
        `match ${matchId} stopped at message ${read.sequence} of the shared log: ${errorMessage(error)}`,
      );
      return undefined;
    }
  }

  #counts(matchId: number, { header, after, key }: BatchMessage): boolean {
    if (this.#keys.get(matchId, key.name) !== undefined) return false;
    const state = this.#states.get(matchId);
    return header === undefined ? state?.revision === after : state === undefined;
  }

  #published({ sequence, id, matchId, bytes, at }: ReadMessage, message: BatchMessage): Appended {
    const { after, key } = message;
    const before = this.#states.get(matchId);
    const state = stateAfter(matchId, message, before);
    this.#commit(id, message, state);
    this.#states.set(matchId, state);
    this.logs.add(matchId, bytes);
    const { revision } = state;
    this.journal.add({
      matchId,
      from: before === undefined && !this.#stored.has(matchId) ? -1 : after,
      revision,
      position: sequence,
    });
    this.#keys.keep(matchId, key.name, { digest: key.digest, revision, at });
    return { matchId, revision, repeated: false };
  }

  /** Makes a batch visible to readers. A match that is not in memory is read when it is next requested. */
  #commit(id: string, { entries }: BatchMessage, state: LiveMatchState): void {
    const { matchId } = state;
    const transaction = this.pending.take(matchId, id) ?? this.#transaction(matchId, entries);
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

  #transaction(matchId: number, entries: readonly unknown[]): LiveTransaction | undefined {
    const match = this.matches.atHand(matchId);
    return match && this.matches.begin(match, { entries });
  }
}
