import { createHash } from 'node:crypto';
import type { MemoryPart } from '@goalsquare/data';
import type { Batch } from '../../answers/statistics/batch.js';
import type { ChangeNotifier } from './change-notifier.js';
import type { EventStream } from './event-stream.js';
import { Problem } from '../../domain/problems.js';
import { SharedStatistics, type StatisticsServices } from './shared-statistics.js';
import { STATISTIC_BYTES } from './statistics-snapshot.js';

/** The request of a stream. Streams with the same request share one computation. */
export interface StatisticsSubscription {
  readonly operationId: string;
  readonly tier: string;
  readonly matchId: number;
  readonly body: unknown;
}

const reservedBytes = (cost: number): number => cost * STATISTIC_BYTES * SNAPSHOTS;

const keyOf = ({ operationId, tier, matchId, body }: StatisticsSubscription): string =>
  createHash('sha256')
    .update(JSON.stringify([operationId, tier, matchId, body]))
    .digest('base64');

/** The snapshots that a stream needs: what it was sent last, and what it is sent next. */
const SNAPSHOTS = 2;

/** The share of the memory of streams that snapshots may take. The rest is for events. */
const SNAPSHOT_SHARE = 0.75;

/** How long a client waits that gets no stream. **Units**: seconds. */
const RETRY_SECONDS = 30;

/** A shared computation, and the memory that is set aside for its snapshots. **Units**: bytes. */
interface Shared {
  readonly statistics: SharedStatistics;
  readonly reserved: number;
}

/** The open streams of statistics, by request. Their snapshots count in the memory budget. */
export class StatisticsStreams {
  readonly #shared = new Map<string, Shared>();

  constructor(
    private readonly watching: StatisticsServices,
    private readonly changes: ChangeNotifier,
    private readonly memory: MemoryPart,
  ) {
    memory.addPinned(this);
  }

  /** What the snapshots take in memory, or will take. **Units**: bytes. */
  get calculatedSize(): number {
    let bytes = 0;
    for (const { statistics, reserved } of this.#shared.values()) bytes += Math.max(reserved, statistics.bytes);
    return bytes;
  }

  /**
   * Checks that there is memory for the snapshots of a stream. Streams with the same request share them. `cost` is the
   * number of its statistics. **Throws** a problem of status 503.
   */
  requireRoom(question: StatisticsSubscription, cost: number): void {
    if (this.#shared.has(keyOf(question))) return;
    if (this.calculatedSize + reservedBytes(cost) <= this.memory.limit * SNAPSHOT_SHARE) return;
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

  /** Sends a stream the statistics of a batch as they change, until it is closed. `cost` is their number. */
  open(question: StatisticsSubscription, batch: Batch, cost: number, stream: EventStream): void {
    const { matchId } = question;
    const key = keyOf(question);
    const entry = this.#shared.get(key) ?? {
      statistics: new SharedStatistics(this.watching, matchId, batch),
      reserved: reservedBytes(cost),
    };
    const { statistics: shared } = entry;
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
