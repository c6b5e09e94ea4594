import { createHash } from 'node:crypto';
import type { MemoryPart } from '@goalsquare/data';
import type { ChangeNotifier } from './change-notifier.js';
import type { EventStream } from './event-stream.js';
import { Problem } from '../../domain/problems.js';
import { SharedAnswer, type AnswerServices, type StreamedAnswer } from './shared-answer.js';

/** What a stream requests. Streams with the same request share one computation. */
export interface AnswerSubscription {
  readonly operationId: string;
  /** The parts of the account's licence that affect the response. */
  readonly licence: string;
  readonly matchId: number;
  readonly body?: unknown;
}

const keyOf = ({ operationId, licence, matchId, body }: AnswerSubscription): string =>
  createHash('sha256')
    .update(JSON.stringify([operationId, licence, matchId, body]))
    .digest('base64');

/** Number of snapshots of a stream: the last one sent and the next one. */
const SNAPSHOTS = 2;

/** The share of the streams' memory that snapshots may fill. The rest is for events. */
const SNAPSHOT_SHARE = 0.75;

/** Delay before a client that gets no stream should retry. **Units**: seconds. */
const RETRY_SECONDS = 30;

/** A shared computation, and the memory reserved for its snapshots. **Units**: bytes. */
interface Shared {
  readonly answer: SharedAnswer;
  readonly reserved: number;
}

/**
 * Open streams that send a response again when it changes, grouped by request. Their snapshots count towards the memory
 * budget.
 */
export class AnswerStreams {
  readonly #shared = new Map<string, Shared>();

  constructor(
    private readonly watching: AnswerServices,
    private readonly changes: ChangeNotifier,
    private readonly memory: MemoryPart,
  ) {
    memory.addPinned(this);
  }

  /** Memory that snapshots take now or may take later. **Units**: bytes. */
  get calculatedSize(): number {
    let bytes = 0;
    for (const { answer, reserved } of this.#shared.values()) bytes += Math.max(reserved, answer.bytes);
    return bytes;
  }

  /**
   * Requires memory for a stream's snapshots, which streams with the same request share. `bytes` is the size of one
   * snapshot. **Throws** a problem of status 503.
   */
  requireRoom(question: AnswerSubscription, bytes: number): void {
    if (this.#shared.has(keyOf(question))) return;
    if (this.calculatedSize + bytes * SNAPSHOTS <= this.memory.limit * SNAPSHOT_SHARE) return;
    throw new Problem(
      'unavailable',
      'The server has no memory for another stream with different statistics. Request fewer metrics, or try again later.',
      { retryAfterSeconds: RETRY_SECONDS },
    );
  }

  /** The number of shared computations. */
  get size(): number {
    return this.#shared.size;
  }

  /**
   * Sends a response to a stream, and then its changes until the stream is closed. `bytes` is the size of a snapshot.
   */
  open<Snapshot>(
    question: AnswerSubscription,
    answer: StreamedAnswer<Snapshot>,
    bytes: number,
    stream: EventStream,
  ): void {
    const { matchId } = question;
    const key = keyOf(question);
    const entry = this.#shared.get(key) ?? {
      answer: new SharedAnswer(this.watching, matchId, answer as StreamedAnswer<unknown>),
      reserved: bytes * SNAPSHOTS,
    };
    const { answer: shared } = entry;
    this.#shared.set(key, entry);
    stream.onClose(
      this.changes.onMatch(matchId, () => {
        shared.wake();
      }),
    );
    stream.onClose(this.watching.matches.watch?.(matchId) ?? (() => undefined));
    shared.join(stream);
    stream.onClose(() => {
      shared.leave(stream);
      if (shared.size === 0 && this.#shared.get(key) === entry) this.#shared.delete(key);
    });
  }
}
