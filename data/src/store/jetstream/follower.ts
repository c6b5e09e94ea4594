import { setTimeout as pause } from 'node:timers/promises';
import {
  DeliverPolicy,
  type ConsumerMessages,
  type JetStreamManager,
  type MsgRequest,
  type NextMsgRequest,
} from '@nats-io/jetstream';
import type { LiveState } from '../live/live-store.js';
import { SequenceWaiter } from './sequence-waiter.js';
import type { FollowerEvents, FollowerStart } from './follower-events.js';
import { readMessage, type StreamMessage } from './stream-message.js';
import { HistoryCheck } from './history-check.js';
import { LaggingCopies } from './lagging-copies.js';
import { ensuredStream, streamOf, subjectsOf, type StreamNames } from './stream.js';
import { errorMessage } from '../../error-message.js';

const HEARTBEAT_MILLISECONDS = 1000;
const WATCH_MILLISECONDS = 1000;
const RETRY_MILLISECONDS = 200;
/** Time since the last contact after which a stream counts as unavailable. */
const AWAY_AFTER_MILLISECONDS = 3000;
/** Number of messages requested in advance. */
const AHEAD = 500;
/** Time for which a consumer may be silent although the stream has messages for it. */
const PATIENCE_MILLISECONDS = 500;

/**
 * Reads a stream after a start position, each message once and in order. A consumer that fails or falls silent is
 * replaced by a new one that continues at the same position. Until then, messages are requested one by one. Every
 * second, the follower also asks the stream's current leader for the last sequence.
 */
export class Follower {
  readonly #reached = new SequenceWaiter();
  #messages: ConsumerMessages | undefined;
  /** Time of the last message. **Empty**: `undefined` if the stream no longer had it. */
  #lastAt: number | undefined;
  /** Last known sequence of the stream's last message. */
  #end = 0;
  #currentAt = Date.now();
  #isCurrent = false;
  /** Faults that have been reported since the last contact with the stream. */
  #reported = new Set<string>();
  #isClosed = false;
  readonly #history: HistoryCheck;
  readonly #copies: LaggingCopies;

  constructor(
    private readonly manager: JetStreamManager,
    private readonly names: StreamNames,
    private readonly events: FollowerEvents,
    { sequence, at }: FollowerStart = { sequence: 0 },
  ) {
    this.#reached.set(sequence);
    this.#lastAt = at;
    this.#history = new HistoryCheck(manager, names);
    this.#copies = new LaggingCopies(events.complain);
  }

  /** Sequence of the last message that was delivered. */
  get last(): number {
    return this.#reached.last;
  }

  /** Number of known messages that have not been delivered yet. */
  get behind(): number {
    return Math.max(0, this.#end - this.last);
  }

  /** Number of stream copies that are not current. */
  get laggingCopies(): number {
    return this.#copies.count;
  }

  get state(): LiveState {
    if (this.#isCurrent) return 'ready';
    const { lost: remedy } = this.#history;
    return { awaySince: this.#currentAt, ...(remedy !== undefined && { remedy }) };
  }

  start(): void {
    void this.#watch();
    void this.#follow();
  }

  close(): void {
    this.#isClosed = true;
    this.#giveUpConsumer();
  }

  /** Waits until every message of the stream is delivered. **Throws** on timeout. */
  async caughtUp(milliseconds: number): Promise<void> {
    const until = Date.now() + milliseconds;
    await this.readTo(await this.#ensured(), until - Date.now());
    this.#currentAt = Date.now();
    if (this.#isCurrent) return;
    this.#isCurrent = true;
    this.#reported = new Set();
    this.events.onCurrent();
  }

  /**
   * Waits until a message of the stream is delivered. Replaces a consumer that does not deliver it. **Throws** on
   * timeout.
   */
  async readTo(sequence: number, milliseconds: number): Promise<void> {
    const until = Date.now() + milliseconds;
    while (this.last < sequence && Date.now() < until) {
      const before = this.last;
      if (this.#messages === undefined) await this.#ask(sequence);
      else
        await this.#reached.wait(sequence, Math.min(PATIENCE_MILLISECONDS, until - Date.now())).catch(() => undefined);
      if (this.last === before) this.#giveUpConsumer();
    }
    if (this.last < sequence) throw new Error(`it was read only to message ${this.last} of ${sequence} in time`);
  }

  /** Gives up the consumer. Until there is another one, messages are requested one by one. */
  #giveUpConsumer(): void {
    this.#messages?.stop();
    this.#messages = undefined;
  }

  /**
   * Requests the next message directly from the stream. If there is none up to a sequence, those messages were removed.
   */
  async #ask(sequence: number): Promise<void> {
    const { name } = this.names;
    const next = this.last + 1;
    const request: NextMsgRequest = { seq: next, next_by_subj: subjectsOf(name) };
    // The client's types allow this request only for direct reads, but servers accept it for all reads.
    const message = await this.manager.streams.getMessage(streamOf(name), request as MsgRequest);
    if (message !== null) {
      await this.#deliver(readMessage(message, message.header));
      return;
    }
    const isKnown = await this.events.onGap(sequence);
    // A server that has just begun to lead may be reading its files.
    if (!isKnown && (await ensuredStream(this.manager, this.names)).state.last_seq < sequence)
      throw new Error(`it has no message ${next}`);
    if (this.#isOver(sequence)) return;
    if (!isKnown)
      this.events.complain(`the shared log has no message from ${next} to ${sequence}: these messages are lost`);
    this.#lastAt = undefined;
    this.#reached.set(sequence);
  }

  /** Whether a message must no longer be delivered. */
  #isOver(sequence: number): boolean {
    return this.#isClosed || sequence <= this.last;
  }

  async #deliver(message: StreamMessage): Promise<void> {
    if (this.#isOver(message.sequence)) return;
    if (message.sequence > this.last + 1) {
      const from = this.last;
      const isKnown = await this.events.onGap(message.sequence - 1);
      if (this.#isOver(message.sequence)) return;
      if (!isKnown)
        this.events.complain(
          `the shared log starts again at message ${message.sequence} after ${from}: the messages between them are lost`,
        );
    }
    this.events.onMessage(message);
    this.#lastAt = message.at;
    this.#reached.set(message.sequence);
  }

  /**
   * Returns the sequence of the last message of the stream. **Throws** if it is unknown, if the stream has no majority
   * of its servers, or if it ends before the position already read.
   */
  async #ensured(): Promise<number> {
    const readTo = { sequence: this.last, at: this.#lastAt };
    const info = await ensuredStream(this.manager, this.names);
    this.#copies.look(info);
    try {
      await this.#history.check(info, readTo);
    } catch (error) {
      this.#isCurrent = false;
      // The stream may have recovered before the watch looks at it again.
      this.#complain(errorMessage(error));
      throw error;
    }
    return (this.#end = info.state.last_seq);
  }

  /** Reports each fault once, ignoring numbers in its text. */
  #complain(words: string): void {
    const kind = words.replace(/\d+/gu, '');
    if (this.#isClosed || this.#reported.has(kind)) return;
    this.#reported.add(kind);
    this.events.complain(`the shared log is unavailable: ${words}`);
  }

  async #watch(): Promise<void> {
    while (!this.#isClosed) {
      const before = this.last;
      try {
        await this.caughtUp(AWAY_AFTER_MILLISECONDS);
      } catch (error) {
        if (Date.now() - this.#currentAt > AWAY_AFTER_MILLISECONDS) this.#isCurrent = false;
        // If messages still arrive, the stream has only more of them than could be read in time.
        if (!this.#isCurrent && this.last === before) this.#complain(errorMessage(error));
      }
      await pause(this.#isCurrent && this.#messages !== undefined ? WATCH_MILLISECONDS : RETRY_MILLISECONDS);
    }
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#consume();
      } catch {
        // The watch checks whether the stream is unavailable.
      }
      await pause(RETRY_MILLISECONDS);
    }
  }

  /** Continues after the last delivered message, if the stream still has that message unchanged. */
  async #consume(): Promise<void> {
    await this.#ensured();
    const consumer = await this.manager.jetstream().consumers.get(streamOf(this.names.name), {
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: Math.max(1, this.last),
    });
    const messages = await consumer.consume({ max_messages: AHEAD, idle_heartbeat: HEARTBEAT_MILLISECONDS });
    this.#messages = messages;
    void this.#stopWhenSilent(messages);
    for await (const message of messages) {
      const given = readMessage(message, message.headers);
      if (given.sequence === this.last && given.at !== this.#lastAt) this.#history.replaced();
      if (this.#history.lost !== undefined) break;
      await this.#deliver(given);
    }
    if (this.#messages === messages) this.#messages = undefined;
    consumer.delete().catch(() => undefined);
  }

  async #stopWhenSilent(messages: ConsumerMessages): Promise<void> {
    for await (const { type } of messages.status()) if (type === 'heartbeats_missed') messages.stop();
  }
}
