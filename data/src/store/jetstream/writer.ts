import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { JetStreamApiCodes, type JetStreamClient } from '@nats-io/jetstream';
import { digestOfBatch, namedKey, repeatedAnswer, type NamedKey } from '../live/batch-keys.js';
import { newMatch } from '../live/live-matches.js';
import { AppendError, type Appended, type Batch } from '../live/live-store.js';
import type { LiveTransaction } from '../live/live-transaction.js';
import { MatchTurns } from '../live/match-turns.js';
import { recordedAt } from '../live/recorded-at.js';
import type { PendingBatch } from './pending-batches.js';
import type { StreamReplica } from './stream-replica.js';
import type { Follower } from './follower.js';
import { bytesOf, type BatchMessage } from './message.js';
import { isRefusal, subjectOf } from './stream.js';

export interface WriterParts {
  readonly name: string;
  readonly client: JetStreamClient;
  /** Maximum size of a message in bytes. */
  readonly maxBytes: () => number;
  readonly replica: StreamReplica;
  readonly follower: Follower;
  readonly timeoutMilliseconds: number;
}

/** A change of a match, its key, and whether the caller sent that key. */
interface Work {
  readonly matchId: number;
  readonly key: NamedKey;
  readonly isKeyed: boolean;
}

/** A batch to send, with its bytes. */
interface Attempt {
  readonly pending: PendingBatch;
  readonly bytes: Uint8Array;
}

/** Time limit of a single attempt to send. Attempts continue until the total time is over. */
const TRY_MILLISECONDS = 1000;
const RETRY_MILLISECONDS = 100;

const unavailable = (message: string, cause?: unknown): AppendError =>
  new AppendError('unavailable', message, { cause });

const uncertain = (cause?: unknown): AppendError =>
  unavailable(
    'the shared log did not confirm this in time: send it again with the same key, and it is stored only once',
    cause,
  );

/**
 * Returns the id of a batch. A batch that is resent for the same revision has the same id, so the servers keep only
 * one.
 */
const idOf = (matchId: number, { after, key }: BatchMessage): string => digestOfBatch([matchId, after, key]);

/**
 * Returns the key of a batch, generated if the writer sent none, so that a batch that is sent several times counts
 * once.
 */
const keyOf = (key: string | undefined, batch: unknown): NamedKey =>
  namedKey(key, batch) ?? { name: randomUUID(), digest: '' };

/**
 * Writes batches to the shared log. A batch is acknowledged only when it comes back through the stream and counts. If
 * another writer was faster, the batch is checked again. A batch is refused only after the entire stream was read.
 */
export class SharedWriter {
  readonly #turns = new MatchTurns();

  constructor(private readonly parts: WriterParts) {}

  async begin(header: unknown, key?: string): Promise<Appended> {
    const { id } = newMatch(header).header;
    const named = keyOf(key, header);
    return this.#write({ matchId: id, key: named, isKeyed: key !== undefined }, () => {
      this.parts.replica.matches.requireNew(id);
      return Promise.resolve(this.#pending(this.parts.replica.matches.begin(newMatch(header), { entries: [] }), named));
    });
  }

  append(batch: Batch): Promise<Appended> {
    const { matchId, entries } = batch;
    const named = keyOf(batch.key, entries);
    const { matches } = this.parts.replica;
    return this.#write({ matchId, key: named, isKeyed: batch.key !== undefined }, async () => {
      // No wait between begin and pending: a batch from another server must find the transaction to roll it back.
      const transaction = matches.begin(await matches.opened(matchId), {
        ...batch,
        entries: recordedAt(batch),
      });
      if (entries.length > 0) return this.#pending(transaction, named);
      transaction.rollback();
      return { matchId, revision: transaction.revision, repeated: false };
    });
  }

  #write(work: Work, attempt: () => Promise<Attempt | Appended>): Promise<Appended> {
    const { matchId } = work;
    const deadline = Date.now() + this.parts.timeoutMilliseconds;
    return this.#turns.take(matchId, async () => {
      while (Date.now() < deadline) {
        this.#requireReady(matchId);
        const next = await this.#checked(work, attempt, deadline);
        if ('repeated' in next) return next;
        const appended = await this.#sent(next, deadline);
        if (appended !== undefined) return appended;
      }
      throw unavailable(`other writers keep changing match ${matchId}: nothing was stored`);
    });
  }

  #requireReady(matchId: number): void {
    const { replica, follower } = this.parts;
    if (follower.state !== 'ready')
      throw unavailable(
        'the shared log of matches is unavailable: nothing was stored, and nothing can be stored at present',
      );
    if (!replica.isReadable(matchId))
      throw unavailable(`this server cannot follow match ${matchId} (its log explains why): nothing was stored`);
  }

  /**
   * Returns the message to send, or the result if nothing must be sent. A rejected batch is checked again against
   * everything in the stream. **Throws** AppendError.
   */
  async #checked(
    work: Work,
    attempt: () => Promise<Attempt | Appended>,
    deadline: number,
  ): Promise<Attempt | Appended> {
    const { replica, follower } = this.parts;
    const { matchId, key, isKeyed } = work;
    const kept = replica.keyOf(matchId, key.name);
    if (kept !== undefined) return { ...repeatedAnswer(matchId, kept, key), repeated: isKeyed };
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof AppendError)) throw error;
      const before = follower.last;
      await this.#catchUp(deadline);
      if (follower.last === before) throw error;
      return this.#checked(work, attempt, deadline);
    }
  }

  #isCaughtUp(deadline: number): Promise<boolean> {
    return this.parts.follower.caughtUp(deadline - Date.now()).then(
      () => true,
      () => false,
    );
  }

  async #catchUp(deadline: number): Promise<void> {
    try {
      await this.parts.follower.caughtUp(deadline - Date.now());
    } catch (error) {
      throw unavailable('the shared log of matches did not respond in time: nothing was stored', error);
    }
  }

  /** Stores a transaction until its batch comes back. **Throws** AppendError if the batch is too long. */
  #pending(transaction: LiveTransaction, key: NamedKey): Attempt {
    const { replica, maxBytes } = this.parts;
    const { revision: after, header, entries, state } = transaction;
    const message: BatchMessage = { after, ...(header && { header }), entries, key };
    const bytes = bytesOf(message);
    const pending = replica.pending.open(idOf(state.matchId, message), transaction);
    if (bytes.length <= maxBytes()) return { pending, bytes };
    replica.pending.close(pending);
    throw new AppendError(
      'invalid',
      `the compressed batch has ${bytes.length} bytes, but the shared log accepts at most ${maxBytes()}: send it in parts`,
    );
  }

  /**
   * Sends a batch until it comes back. **Empty**: `undefined` if it does not count. **Throws** AppendError on timeout.
   */
  async #sent({ pending, bytes }: Attempt, deadline: number): Promise<Appended | undefined> {
    try {
      return await this.#published(pending, bytes, deadline);
    } finally {
      this.parts.replica.pending.close(pending);
    }
  }

  async #published(pending: PendingBatch, bytes: Uint8Array, deadline: number): Promise<Appended | undefined> {
    const { client, name, replica, follower } = this.parts;
    const { id: msgID, transaction } = pending;
    const { matchId } = transaction.state;
    const { sequence: last } = replica.coverage.lastOf(matchId);
    let expect: { readonly lastSubjectSequence?: number } =
      replica.coverage.movedTo(matchId) < last ? { lastSubjectSequence: last } : {};
    const outcome = (): PendingBatch['outcome'] => pending.outcome;
    let problem: unknown;
    while (Date.now() < deadline && outcome() === undefined) {
      try {
        const { seq } = await client.publish(subjectOf(name, matchId), bytes, {
          msgID,
          expect,
          timeout: Math.min(TRY_MILLISECONDS, deadline - Date.now()),
        });
        await follower.readTo(seq, deadline - Date.now());
        return outcome()?.appended;
      } catch (error) {
        problem = error;
        if (!isRefusal(error, JetStreamApiCodes.StreamWrongLastSequence)) await pause(RETRY_MILLISECONDS);
        else if (await this.#isCaughtUp(deadline)) {
          if (replica.coverage.lastOf(matchId).sequence !== last) return outcome()?.appended;
          // The messages of the match were removed from the stream. Only its revision decides whether the batch counts.
          expect = {};
        }
      }
    }
    if (outcome() === undefined) throw uncertain(problem);
    return outcome()?.appended;
  }
}
