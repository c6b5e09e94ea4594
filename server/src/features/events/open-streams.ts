import type { ServerResponse } from 'node:http';
import type { Account } from '../../domain/accounts/account.js';
import { STREAMS_PER_ACCOUNT } from '../../domain/accounts/limits-of-account.js';
import { Problem } from '../../domain/problems.js';
import { EventStream } from './event-stream.js';
import { noStreamMetrics, type StreamMetrics } from './stream-metrics.js';
import { processTimers, type Timers } from './timers.js';

/** How often a stream says that it is alive. **Units**: milliseconds. */
export const HEARTBEAT = 15_000;

/** What streams are opened with. */
export interface Streaming {
  readonly limit?: number;
  readonly metrics?: StreamMetrics;
  readonly timers?: Timers;
}

/** Whether a stream may go on: what opened it still does. */
export type MayGoOn = () => Promise<boolean>;

/** The streams that are open in this process. */
export class OpenStreams {
  readonly #streams = new Map<EventStream, MayGoOn>();
  readonly #ofAccount = new Map<string, number>();
  readonly #limit: number;
  readonly #metrics: StreamMetrics;
  readonly #timers: Timers;
  #stopBeating: (() => void) | undefined;
  #isEnding = false;

  constructor({ limit = STREAMS_PER_ACCOUNT, metrics = noStreamMetrics, timers = processTimers }: Streaming = {}) {
    [this.#limit, this.#metrics, this.#timers] = [limit, metrics, timers];
  }

  /** Makes a stream of an answer. **Throws** a problem where the account has too many, or the server stops. */
  open(res: ServerResponse, { id }: Account, mayGoOn: MayGoOn): EventStream {
    const count = this.#ofAccount.get(id) ?? 0;
    if (this.#isEnding)
      throw new Problem('unavailable', 'The server is stopping.', { headers: { 'Retry-After': '1' } });
    if (count >= this.#limit)
      throw new Problem(
        'too-many-streams',
        `The account has ${this.#limit} streams open, as many as it may have. Close one first.`,
        { headers: { RateLimit: '"streams"; r=0' } },
      );
    const stream = new EventStream(res, this.#metrics);
    this.#streams.set(stream, mayGoOn);
    this.#ofAccount.set(id, count + 1);
    this.#metrics.open(this.#streams.size);
    this.#stopBeating ??= this.#timers.every(HEARTBEAT, () => {
      for (const [one, may] of this.#streams) void beat(one, may);
    });
    stream.onClose(() => {
      this.#closed(stream, id);
    });
    return stream;
  }

  /** Ends all streams, whose clients can resume elsewhere, and opens no more. */
  end(): void {
    this.#isEnding = true;
    for (const stream of this.#streams.keys()) stream.end();
  }

  #closed(stream: EventStream, accountId: string): void {
    this.#streams.delete(stream);
    const left = (this.#ofAccount.get(accountId) ?? 1) - 1;
    if (left > 0) this.#ofAccount.set(accountId, left);
    else this.#ofAccount.delete(accountId);
    this.#metrics.open(this.#streams.size);
    if (this.#streams.size > 0) return;
    this.#stopBeating?.();
    this.#stopBeating = undefined;
  }
}

/** Says that a stream is alive, or ends it where it may not go on. What cannot be told for now ends none. */
async function beat(stream: EventStream, mayGoOn: MayGoOn): Promise<void> {
  if (await mayGoOn().catch(() => true)) stream.beat();
  else stream.end();
}
