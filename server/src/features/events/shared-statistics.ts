import { isRunning, matchAt, type Match } from '@goalsquare/engine';
import { batchPieces } from '../../answers/statistics/written.js';
import type { Batch } from '../../answers/statistics/batch.js';
import type { Layouts } from '../../answers/statistics/layouts.js';
import type { MatchSource } from '../../domain/match-source.js';
import type { WorkQueue } from '../../domain/work/work-queue.js';
import type { EventStream } from './event-stream.js';
import { frameText, type Bundle } from './frames.js';
import type { Timers } from './timers.js';
import { changesBetween, snapshotOf, type StatisticsSnapshot } from './watched-statistics.js';

/** Shortest time between two changes that are sent. **Units**: milliseconds. */
export const SHORTEST_BETWEEN = 250;

/** How often windows slide. **Units**: milliseconds. */
const SLIDE = 1000;

/** What statistics are watched with. **Units**: `now` in milliseconds. */
export interface Watching {
  readonly matches: MatchSource;
  readonly now: () => number;
  readonly timers: Timers;
  readonly layouts: Layouts | undefined;
  readonly queue: WorkQueue;
  readonly failed: (error: unknown) => void;
}

/** The statistics of a match at one moment. */
interface Moment {
  readonly match: Match;
  readonly snapshots: readonly StatisticsSnapshot[];
}

/** A stream, and the moment it was last sent. **Empty**: it was sent nothing yet. */
interface Subscriber {
  readonly stream: EventStream;
  sent: Moment | undefined;
  isWriting: boolean;
}

/** The event that leads from one moment to another. **Empty**: `undefined` if a whole answer is due. */
interface Transition {
  readonly to: Moment;
  readonly event: Promise<Bundle | undefined>;
}

const NOTHING: Bundle = { bytes: new Uint8Array(), count: 0 };

/**
 * The statistics of a match for all streams that ask the same. Each stream gets a whole answer first, then the changes.
 * A change is computed once, however many streams there are, in steps between which the event loop turns. A client who
 * reads slowly gets fewer changes; each covers all that changed since the last.
 */
export class SharedStatistics {
  readonly #subscribers = new Set<Subscriber>();
  readonly #transitions = new WeakMap<Moment, Transition>();
  readonly #slides: boolean;
  #current: Moment | undefined;
  #computedAt = -Infinity;
  #isComputing = false;
  #isStale = false;
  #stopWaiting: (() => void) | undefined;
  #stopSliding: (() => void) | undefined;

  constructor(
    private readonly watching: Watching,
    private readonly matchId: number,
    private readonly batch: Batch,
  ) {
    this.#slides = batch.requests.some(({ lastXSeconds }) => lastXSeconds !== undefined);
  }

  get size(): number {
    return this.#subscribers.size;
  }

  /** Adds a stream, which leaves when it is closed. */
  join(stream: EventStream): void {
    const subscriber: Subscriber = { stream, sent: undefined, isWriting: false };
    this.#subscribers.add(subscriber);
    stream.begin();
    this.#startSliding();
    void this.#update(subscriber);
    this.wake();
  }

  /** Removes a stream. When the last one leaves, nothing runs any more. */
  leave(stream: EventStream): void {
    for (const subscriber of this.#subscribers) if (subscriber.stream === stream) this.#subscribers.delete(subscriber);
    if (this.#subscribers.size > 0) return;
    this.#stopWaiting?.();
    this.#stopSliding?.();
    [this.#stopWaiting, this.#stopSliding] = [undefined, undefined];
  }

  /** The match changed, or its clock did. */
  wake(): void {
    this.#isStale = true;
    if (this.#isComputing || this.#stopWaiting !== undefined || this.#subscribers.size === 0) return;
    const { now, timers } = this.watching;
    const wait = this.#computedAt + SHORTEST_BETWEEN - now();
    if (wait <= 0) {
      void this.#compute();
      return;
    }
    this.#stopWaiting = timers.after(wait, () => {
      this.#stopWaiting = undefined;
      void this.#compute();
    });
  }

  #startSliding(): void {
    if (!this.#slides || this.#stopSliding !== undefined) return;
    this.#stopSliding = this.watching.timers.every(SLIDE, () => {
      if (this.#current !== undefined && isRunning(this.#current.match)) this.wake();
    });
  }

  async #compute(): Promise<void> {
    this.#isComputing = true;
    this.#isStale = false;
    try {
      const match = await this.#matchNow();
      if (match !== undefined && match !== this.#current?.match) {
        const snapshots: StatisticsSnapshot[] = [];
        for (const at of this.batch.requests.keys())
          snapshots.push(await this.watching.queue.run(() => snapshotOf(this.batch, match, at)));
        this.#current = { match, snapshots };
        this.#computedAt = this.watching.now();
      }
      for (const subscriber of this.#subscribers) void this.#update(subscriber);
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isComputing = false;
      this.#computeAgain();
    }
  }

  #computeAgain(): void {
    if (this.#isStale) this.wake();
  }

  #fail(error: unknown): void {
    this.watching.failed(error);
    for (const { stream } of this.#subscribers) stream.end();
  }

  async #matchNow(): Promise<Match | undefined> {
    const { matches, now, queue } = this.watching;
    const match = (await queue.run(() => matches.matchNow?.(this.matchId))) ?? (await matches.match(this.matchId));
    const clock = this.#slides ? matches.clockOf?.(this.matchId, now(), match?.revision) : undefined;
    return match && clock ? queue.run(() => matchAt(match, clock)) : match;
  }

  /** Sends a stream what leads to the current moment, until it is there. */
  async #update(subscriber: Subscriber): Promise<void> {
    if (subscriber.isWriting) return;
    subscriber.isWriting = true;
    try {
      while (this.#current !== undefined && subscriber.sent !== this.#current && subscriber.stream.isOpen) {
        const to = this.#current;
        await this.#send(subscriber, to);
        subscriber.sent = to;
      }
    } catch (error) {
      this.watching.failed(error);
      subscriber.stream.end();
    } finally {
      subscriber.isWriting = false;
    }
  }

  async #send({ stream, sent }: Subscriber, to: Moment): Promise<void> {
    const event = sent && (await this.#eventBetween(sent, to));
    if (event === undefined) await stream.writeParts(this.#answer(to));
    else if (event.count > 0) await this.watching.queue.run(() => stream.writeInTime(event));
  }

  async *#answer({ match }: Moment): AsyncGenerator<Uint8Array | string> {
    yield 'event: answer\ndata: ';
    yield* this.watching.queue.items(batchPieces(match, this.batch, this.watching.layouts));
    yield '\n\n';
  }

  #eventBetween(from: Moment, to: Moment): Promise<Bundle | undefined> {
    const known = this.#transitions.get(from);
    if (known?.to === to) return known.event;
    const event = this.#makeEvent(from, to);
    this.#transitions.set(from, { to, event });
    return event;
  }

  async #makeEvent({ snapshots: before }: Moment, { match, snapshots }: Moment): Promise<Bundle | undefined> {
    const texts: string[] = [];
    for (const [at, now] of snapshots.entries()) {
      const old = before[at];
      const text = await this.watching.queue.run(() => {
        const changes = old && changesBetween(old, now);
        return changes?.map((change) => JSON.stringify(change)).join();
      });
      if (text === undefined) return undefined;
      if (text !== '') texts.push(text);
    }
    if (texts.length === 0) return NOTHING;
    const data = `{"matchId":${match.id},"revision":${match.revision},"changes":[${texts.join()}]}`;
    return { bytes: Buffer.from(frameText('change', data)), count: 1 };
  }
}
