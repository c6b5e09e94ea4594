import type { JetStreamManager, StreamInfo } from '@nats-io/jetstream';
import { hasQuorum, streamOf, type StreamNames } from './stream.js';

/**
 * The last message that was read, and the time at which the stream stored it. **Empty**: no `at` if the stream no
 * longer has it.
 */
export interface ReadTo {
  readonly sequence: number;
  readonly at: number | undefined;
}

/** Time after which a stream that is too short counts as having lost its end. */
const SHORT_AFTER_MILLISECONDS = 3000;
const REMEDY = 'restart this server: it then reads the entire log';
const REPLACED = 'the shared log is not the one that was followed';

/** Checks that a stream still has the history that was read from it. */
export class HistoryCheck {
  #created: string | undefined;
  #lost: string | undefined;
  /** Time since which the stream has ended before the position already read. **Empty**: `undefined` if it does not. */
  #shorterSince: number | undefined;

  constructor(
    private readonly manager: JetStreamManager,
    private readonly names: StreamNames,
  ) {}

  /** The reason why the stream can no longer be followed, and the remedy. **Empty**: `undefined` if it can. */
  get lost(): string | undefined {
    return this.#lost === undefined ? undefined : `${this.#lost}; ${REMEDY}`;
  }

  /** Records that the stream has a message other than the one that was read. */
  replaced(): void {
    this.#lost ??= REPLACED;
  }

  /** Checks the stream. **Throws** if it has no majority of its servers, or lacks history that was read. */
  async check(info: StreamInfo, readTo: ReadTo): Promise<void> {
    this.#created ??= info.created;
    if (info.created !== this.#created) this.replaced();
    if (!hasQuorum(info)) throw new Error('a majority of its servers cannot be reached');
    await this.#checkLength(info.state.last_seq, readTo);
    if (this.lost !== undefined) throw new Error(this.lost);
  }

  /**
   * Checks that the stream does not end before the position already read. It can lose its end if servers are killed
   * together. A server that has just started may still be reading its files, so it gets some time. **Throws** while the
   * stream is too short.
   */
  async #checkLength(last: number, { sequence, at }: ReadTo): Promise<void> {
    if (last < sequence) {
      this.#shorterSince ??= Date.now();
      if (Date.now() - this.#shorterSince > SHORT_AFTER_MILLISECONDS)
        this.#lost ??= `the shared log ends at message ${last}, but was already read to ${sequence}, so messages are lost`;
      throw new Error(this.lost ?? `it ends at message ${last}, but was already read to ${sequence}`);
    }
    if (this.#shorterSince === undefined) return;
    const message = await this.manager.streams.getMessage(streamOf(this.names.name), { seq: sequence });
    if (message?.time.getTime() !== at) this.replaced();
    this.#shorterSince = undefined;
  }
}
