import type { ServerResponse } from 'node:http';
import type { Account } from '../../domain/accounts/account.js';
import { STREAMS_PER_ACCOUNT } from '../../domain/accounts/plan.js';
import { Problem } from '../../domain/problems.js';
import { limitReached } from '../../domain/error-headers.js';
import { EventStream } from './event-stream.js';
import { streamMetrics, type StreamMetrics } from './stream-metrics.js';
import { processTimers, type Timers } from '../../domain/timers.js';

/** Interval between heartbeats. */
export const HEARTBEAT_MS = 15_000;

export interface StreamSettings {
  readonly limit?: number;
  readonly metrics?: StreamMetrics;
  readonly timers?: Timers;
}

/** Checks whether a stream may continue because its token is still valid. */
export type MayContinue = () => Promise<boolean>;

/** The streams that are open in this process. */
export class OpenStreams {
  readonly #streams = new Map<EventStream, MayContinue>();
  readonly #ofAccount = new Map<string, number>();
  readonly #limit: number;
  readonly #metrics: StreamMetrics;
  readonly #timers: Timers;
  #stopBeating: (() => void) | undefined;
  #isEnding = false;

  constructor({ limit = STREAMS_PER_ACCOUNT, metrics = streamMetrics(), timers = processTimers }: StreamSettings = {}) {
    [this.#limit, this.#metrics, this.#timers] = [limit, metrics, timers];
  }

  /**
   * Opens a stream on a response. **Throws** a problem if the account has too many open streams, or the server is
   * stopping.
   */
  open(res: ServerResponse, { id }: Account, mayGoOn: MayContinue): EventStream {
    const count = this.#ofAccount.get(id) ?? 0;
    if (this.#isEnding) throw new Problem('unavailable', 'The server is stopping.', { retryAfterSeconds: 1 });
    if (count >= this.#limit)
      throw new Problem(
        'too-many-streams',
        `The account has ${this.#limit} open streams, which is its limit. Close one first.`,
        limitReached('streams'),
      );
    const stream = new EventStream(res, this.#metrics);
    this.#streams.set(stream, mayGoOn);
    this.#ofAccount.set(id, count + 1);
    this.#metrics.open.set(this.#streams.size);
    this.#stopBeating ??= this.#timers.every(HEARTBEAT_MS, () => {
      for (const [one, may] of this.#streams) void checkStream(one, may);
    });
    stream.onClose(() => {
      this.#closed(stream, id);
    });
    return stream;
  }

  /** Ends all streams and refuses new ones. Clients can resume on another server. */
  end(): void {
    this.#isEnding = true;
    for (const stream of this.#streams.keys()) stream.end();
  }

  #closed(stream: EventStream, accountId: string): void {
    this.#streams.delete(stream);
    const left = (this.#ofAccount.get(accountId) ?? 1) - 1;
    if (left > 0) this.#ofAccount.set(accountId, left);
    else this.#ofAccount.delete(accountId);
    this.#metrics.open.set(this.#streams.size);
    if (this.#streams.size > 0) return;
    this.#stopBeating?.();
    this.#stopBeating = undefined;
  }
}

/** Sends a heartbeat, or ends a stream that may not continue. If the check itself fails, the stream stays open. */
async function checkStream(stream: EventStream, mayGoOn: MayContinue): Promise<void> {
  if (await mayGoOn().catch(() => true)) stream.sendHeartbeat();
  else stream.end();
}
