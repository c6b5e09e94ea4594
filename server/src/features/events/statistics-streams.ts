import { createHash } from 'node:crypto';
import type { Batch } from '../../answers/statistics/batch.js';
import type { ChangeNotifier } from './change-notifier.js';
import type { EventStream } from './event-stream.js';
import { SharedStatistics, type StatisticsServices } from './shared-statistics.js';

/** The request of a stream. Streams with the same request share one computation. */
export interface StatisticsSubscription {
  readonly operationId: string;
  readonly tier: string;
  readonly matchId: number;
  readonly body: unknown;
}

const keyOf = ({ operationId, tier, matchId, body }: StatisticsSubscription): string =>
  createHash('sha256')
    .update(JSON.stringify([operationId, tier, matchId, body]))
    .digest('base64');

/** The open streams of statistics, by request. */
export class StatisticsStreams {
  readonly #shared = new Map<string, SharedStatistics>();

  constructor(
    private readonly watching: StatisticsServices,
    private readonly changes: ChangeNotifier,
  ) {}

  /** The number of shared computations. */
  get size(): number {
    return this.#shared.size;
  }

  /** Sends a stream the statistics of a batch as they change, until it is closed. */
  open(question: StatisticsSubscription, batch: Batch, stream: EventStream): void {
    const { matchId } = question;
    const key = keyOf(question);
    const shared = this.#shared.get(key) ?? new SharedStatistics(this.watching, matchId, batch);
    this.#shared.set(key, shared);
    stream.onClose(
      this.changes.onMatch(matchId, () => {
        shared.wake();
      }),
    );
    stream.onClose(this.watching.matches.watch?.(matchId) ?? (() => undefined));
    shared.join(stream);
    stream.onClose(() => {
      shared.leave(stream);
      if (shared.size === 0 && this.#shared.get(key) === shared) this.#shared.delete(key);
    });
  }
}
