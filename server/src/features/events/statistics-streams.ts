import { createHash } from 'node:crypto';
import type { Batch } from '../../answers/statistics/batch.js';
import type { Changes } from './changes.js';
import type { EventStream } from './event-stream.js';
import { SharedStatistics, type Watching } from './shared-statistics.js';

/** What a stream asks for: streams that ask the same share one computation. */
export interface StatisticsQuestion {
  readonly operationId: string;
  readonly tier: string;
  readonly matchId: number;
  readonly body: unknown;
}

const keyOf = ({ operationId, tier, matchId, body }: StatisticsQuestion): string =>
  createHash('sha256')
    .update(JSON.stringify([operationId, tier, matchId, body]))
    .digest('base64');

/** The open streams of statistics, by what they ask for. */
export class StatisticsStreams {
  readonly #shared = new Map<string, SharedStatistics>();

  constructor(
    private readonly watching: Watching,
    private readonly changes: Changes,
  ) {}

  /** Computations that are shared by streams that ask the same. */
  get size(): number {
    return this.#shared.size;
  }

  /** Sends a stream the statistics of a batch as they change, until it is closed. */
  open(question: StatisticsQuestion, batch: Batch, stream: EventStream): void {
    const { matchId } = question;
    const key = keyOf(question);
    const shared = this.#shared.get(key) ?? new SharedStatistics(this.watching, matchId, batch);
    this.#shared.set(key, shared);
    stream.onClose(
      this.changes.ofMatch(matchId, () => {
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
