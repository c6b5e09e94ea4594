import { setTimeout as pause } from 'node:timers/promises';
import { DeliverPolicy, type ConsumerMessages, type JetStreamManager } from '@nats-io/jetstream';
import type { LiveState } from '../live/live-store.js';
import { SequenceWaiter } from './sequence-waiter.js';
import { readMessage, type StreamMessage } from './stream-message.js';
import { ensuredStream, hasQuorum, streamOf, type StreamNames } from './stream.js';

/** Callbacks of a follower. */
export interface FollowerEvents {
  /** Called with every message of the stream, once and in order. */
  readonly onMessage: (message: StreamMessage) => void;
  /** Called when everything is read: at first, and each time the stream is back. */
  readonly onCurrent: () => void;
  readonly complain: (message: string) => void;
}

const HEARTBEAT_MILLISECONDS = 1000;
const WATCH_MILLISECONDS = 1000;
const RETRY_MILLISECONDS = 200;
/** A stream that was last known to be followed longer ago is away. */
const AWAY_AFTER_MILLISECONDS = 3000;
/** Messages asked for ahead. */
const AHEAD = 500;
/** A consumer that does not bring what is in the stream for so long is not waited for. */
const PATIENCE_MILLISECONDS = 500;

const REMEDY = 'restart this server, which then reads the log anew';
const REPLACED = 'the shared log is not the one that was followed';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Reads a stream from its beginning, each message once and in order, over consumers that come and go: one that fails or
 * falls silent is replaced by one that begins where it ended, and until there is one messages are asked for one by one.
 * Every second it also asks the current leader of the stream for the last sequence.
 */
export class Follower {
  readonly #reached = new SequenceWaiter();
  #messages: ConsumerMessages | undefined;
  #created: string | undefined;
  #lastAt = 0;
  /** Sequence of the last message of the stream, when it was last asked. */
  #end = 0;
  #currentAt = Date.now();
  #isCurrent = false;
  /** Why the stream cannot be followed any more. **Empty**: it can. */
  #lost: string | undefined;
  /** Since when the stream ends before what was read of it. **Empty**: it does not. */
  #shorterSince: number | undefined;
  /** Complaints since the stream was last followed. */
  #reported = new Set<string>();
  #isClosed = false;

  constructor(
    private readonly manager: JetStreamManager,
    private readonly names: StreamNames,
    private readonly events: FollowerEvents,
  ) {}

  /** Sequence of the last message that was delivered. */
  get last(): number {
    return this.#reached.last;
  }

  /** Messages that the stream had when it was last asked, and that are not delivered yet. */
  get behind(): number {
    return Math.max(0, this.#end - this.last);
  }

  get state(): LiveState {
    if (this.#isCurrent) return 'ready';
    return { awaySince: this.#currentAt, ...(this.#lost !== undefined && { remedy: `${this.#lost}; ${REMEDY}` }) };
  }

  start(): void {
    void this.#watch();
    void this.#follow();
  }

  close(): void {
    this.#isClosed = true;
    this.#giveUpConsumer();
  }

  /** Waits until everything in the stream is delivered. **Throws** where that takes longer. */
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
   * Waits until a message of the stream is delivered; a consumer that does not bring it is given up. **Throws**
   * where that takes longer.
   */
  async readTo(sequence: number, milliseconds: number): Promise<void> {
    const until = Date.now() + milliseconds;
    while (this.last < sequence && Date.now() < until) {
      const before = this.last;
      if (this.#messages === undefined) await this.#ask(this.last + 1);
      else
        await this.#reached.wait(sequence, Math.min(PATIENCE_MILLISECONDS, until - Date.now())).catch(() => undefined);
      if (this.last === before) this.#giveUpConsumer();
    }
    if (this.last < sequence) throw new Error(`it was read to ${this.last} of ${sequence} in time`);
  }

  /** Until there is another, messages are asked for. */
  #giveUpConsumer(): void {
    this.#messages?.stop();
    this.#messages = undefined;
  }

  /** Asks the stream itself for a message. */
  async #ask(sequence: number): Promise<void> {
    const message = await this.manager.streams.getMessage(streamOf(this.names.name), { seq: sequence });
    if (message === null) throw new Error(`it has no message ${sequence}`);
    this.#deliver(readMessage(message, message.header));
  }

  #deliver(message: StreamMessage): void {
    if (this.#isClosed || message.sequence <= this.last) return;
    if (message.sequence > this.last + 1)
      this.events.complain(
        `the shared log starts again at message ${message.sequence} after ${this.last}: what lies between is lost`,
      );
    this.events.onMessage(message);
    this.#lastAt = message.at;
    this.#reached.set(message.sequence);
  }

  /**
   * Returns the sequence of the last message of the stream. **Throws** if it is unknown, if the stream has no majority
   * of its servers, or if it ends before what was read of it.
   */
  async #ensured(): Promise<number> {
    const before = this.last;
    const info = await ensuredStream(this.manager, this.names);
    const { last_seq: last } = info.state;
    this.#created ??= info.created;
    if (info.created !== this.#created) this.#lost ??= REPLACED;
    if (!hasQuorum(info)) {
      this.#isCurrent = false;
      throw new Error('a majority of its servers cannot be reached');
    }
    await this.#checkLength(last, before);
    if (this.#lost !== undefined) throw new Error(`${this.#lost}; ${REMEDY}`);
    this.#end = last;
    return last;
  }

  /**
   * Servers that were killed together can lose the end of the stream, which was read here. A server that has just
   * started may still be reading its files, so it gets some time. **Throws** as long as the stream is too short.
   */
  async #checkLength(last: number, before: number): Promise<void> {
    if (last < before) {
      this.#isCurrent = false;
      this.#shorterSince ??= Date.now();
      if (Date.now() - this.#shorterSince > AWAY_AFTER_MILLISECONDS)
        this.#lost ??= `the shared log ends at message ${last} and was read to ${before} already, so messages are lost`;
      throw new Error(
        this.#lost === undefined ? `it goes to ${last}, and was read to ${before} already` : `${this.#lost}; ${REMEDY}`,
      );
    }
    if (this.#shorterSince === undefined) return;
    const message = await this.manager.streams.getMessage(streamOf(this.names.name), { seq: before });
    if (message?.time.getTime() !== this.#lastAt) this.#lost ??= REPLACED;
    this.#shorterSince = undefined;
  }

  /** Complains once of each thing, whatever its numbers. */
  #complain(words: string): void {
    const kind = words.replace(/\d+/gu, '');
    if (this.#isClosed || this.#reported.has(kind)) return;
    this.#reported.add(kind);
    this.events.complain(`the shared log is away: ${words}`);
  }

  async #watch(): Promise<void> {
    while (!this.#isClosed) {
      const before = this.last;
      try {
        await this.caughtUp(AWAY_AFTER_MILLISECONDS);
      } catch (error) {
        if (Date.now() - this.#currentAt > AWAY_AFTER_MILLISECONDS) this.#isCurrent = false;
        // While it is read on there is only more of it than could be read in time.
        if (!this.#isCurrent && this.last === before) this.#complain(wordsOf(error));
      }
      await pause(this.#isCurrent && this.#messages !== undefined ? WATCH_MILLISECONDS : RETRY_MILLISECONDS);
    }
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#consume();
      } catch {
        // The watch finds out whether the stream is away.
      }
      await pause(RETRY_MILLISECONDS);
    }
  }

  /** Reads on from the last message that was delivered, which has to be the same. */
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
      if (given.sequence === this.last && given.at !== this.#lastAt) this.#lost ??= REPLACED;
      if (this.#lost !== undefined) break;
      this.#deliver(given);
    }
    if (this.#messages === messages) this.#messages = undefined;
    consumer.delete().catch(() => undefined);
  }

  async #stopWhenSilent(messages: ConsumerMessages): Promise<void> {
    for await (const { type } of messages.status()) if (type === 'heartbeats_missed') messages.stop();
  }
}
