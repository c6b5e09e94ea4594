import { isRunning, matchAt, type Match } from '@goalsquare/engine';
import type { MatchSource } from '../../domain/match-source.js';
import type { WorkQueue } from '../../domain/work-queue.js';
import type { EventStream } from './event-stream.js';
import { frameText, type Bundle } from './frames.js';
import type { Timers } from '../../domain/timers.js';

/** Minimum time between two changes that are sent. */
export const MIN_INTERVAL_MS = 250;

/** Number of earlier snapshots stored for slow clients. A client that is further behind gets a full response. */
const EARLIER_MOMENTS = 2;

/** Interval at which a response whose window ends now is computed again. */
const SLIDE_MS = 1000;

/** Services of response streams. **Units**: `now` in milliseconds. */
export interface AnswerServices {
  readonly matches: MatchSource;
  readonly now: () => number;
  readonly timers: Timers;
  readonly queue: WorkQueue;
  readonly failed: (error: unknown) => void;
}

/**
 * A response about a match that is sent again when it changes. Each response is compared with the snapshot of the one
 * before.
 */
export interface StreamedAnswer<Snapshot> {
  /** Whether the response changes with a running clock, without a new entry. */
  readonly slides: boolean;
  readonly snapshotOf: (match: Match) => Promise<Snapshot>;
  /** Returns the memory that a snapshot takes. **Units**: bytes. */
  readonly bytesOf: (snapshot: Snapshot) => number;
  /** Returns the JSON of the full response in parts. */
  readonly piecesOf: (match: Match, snapshot: Snapshot) => Iterable<Uint8Array>;
  /** Returns the JSON of the change. **Empty**: `''` if nothing changed, `undefined` if a full response is needed. */
  readonly changeOf: (before: Snapshot, now: Snapshot, match: Match) => Promise<string | undefined>;
}

/** The response about a match at one moment. */
interface Moment {
  readonly match: Match;
  readonly snapshot: unknown;
  /** Memory that the snapshot takes. **Units**: bytes. */
  readonly bytes: number;
}

/** A stream, and the last moment sent to it. **Empty**: nothing has been sent. */
interface Subscriber {
  readonly stream: EventStream;
  sent: Moment | undefined;
  isWriting: boolean;
}

/** The event that turns one moment into another. **Empty**: `undefined` if a full response is needed. */
interface Transition {
  readonly to: Moment;
  readonly event: Promise<Bundle | undefined>;
}

const NOTHING: Bundle = { bytes: new Uint8Array(), count: 0 };

/**
 * A response about a match, for all streams with the same request. Each stream gets a full response first, then
 * changes. Each change is computed once for all streams, in steps that yield to the event loop. A client that reads
 * slowly gets fewer changes, each covering everything since the last.
 */
export class SharedAnswer {
  readonly #subscribers = new Set<Subscriber>();
  readonly #transitions = new WeakMap<Moment, Transition>();
  #current: Moment | undefined;
  /** Earlier moments that streams may have received, oldest first. */
  #earlier: readonly Moment[] = [];
  #computedAt = -Infinity;
  #isComputing = false;
  #isStale = false;
  #stopWaiting: (() => void) | undefined;
  #stopSliding: (() => void) | undefined;

  constructor(
    private readonly watching: AnswerServices,
    private readonly matchId: number,
    private readonly answer: StreamedAnswer<unknown>,
  ) {}

  get size(): number {
    return this.#subscribers.size;
  }

  /** Memory that the snapshots take. **Units**: bytes. */
  get bytes(): number {
    return this.#earlier.reduce((sum, { bytes }) => sum + bytes, this.#current?.bytes ?? 0);
  }

  /** Adds a stream. */
  join(stream: EventStream): void {
    const subscriber: Subscriber = { stream, sent: undefined, isWriting: false };
    this.#subscribers.add(subscriber);
    stream.begin();
    this.#startSliding();
    void this.#update(subscriber);
    this.wake();
  }

  /** Removes a stream. With the last stream, all timers stop. */
  leave(stream: EventStream): void {
    for (const subscriber of this.#subscribers) if (subscriber.stream === stream) this.#subscribers.delete(subscriber);
    if (this.#subscribers.size > 0) return;
    this.#stopWaiting?.();
    this.#stopSliding?.();
    [this.#stopWaiting, this.#stopSliding] = [undefined, undefined];
  }

  /** Schedules a computation after a change of the match or its clock. */
  wake(): void {
    this.#isStale = true;
    if (this.#isComputing || this.#stopWaiting !== undefined || !this.#isAwaited()) return;
    const { now, timers } = this.watching;
    const wait = this.#computedAt + MIN_INTERVAL_MS - now();
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
    if (!this.answer.slides || this.#stopSliding !== undefined) return;
    this.#stopSliding = this.watching.timers.every(SLIDE_MS, () => {
      if (this.#current !== undefined && isRunning(this.#current.match)) this.wake();
    });
  }

  async #compute(): Promise<void> {
    this.#isComputing = true;
    this.#isStale = false;
    try {
      const match = await this.#matchNow();
      if (match !== undefined && match !== this.#current?.match) {
        const snapshot = await this.answer.snapshotOf(match);
        this.#replace({ match, snapshot, bytes: this.answer.bytesOf(snapshot) });
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

  /** Replaces the current moment, and stores the previous one if a stream still needs it. */
  #replace(next: Moment): void {
    if (this.#current !== undefined) this.#keep(this.#current);
    this.#current = next;
  }

  /** Stores an earlier moment, and removes those that no stream needs and the oldest above the limit. */
  #keep(moment: Moment): void {
    const needed = new Set([...this.#subscribers].map(({ sent }) => sent));
    const earlier = [...this.#earlier.filter((one) => one !== moment), moment];
    this.#earlier = earlier.filter((one) => needed.has(one)).slice(-EARLIER_MOMENTS);
    for (const subscriber of this.#subscribers)
      if (subscriber.sent !== undefined && !this.#isKept(subscriber.sent)) subscriber.sent = undefined;
  }

  #isKept(moment: Moment): boolean {
    return moment === this.#current || this.#earlier.includes(moment);
  }

  /** Whether a new snapshot is needed: not until a stream has received the last one. */
  #isAwaited(): boolean {
    if (this.#subscribers.size === 0) return false;
    return this.#current === undefined || [...this.#subscribers].some(({ sent }) => sent === this.#current);
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
    const clock = this.answer.slides ? matches.clockOf?.(this.matchId, now(), match?.revision) : undefined;
    return match && clock ? queue.run(() => matchAt(match, clock)) : match;
  }

  /** Sends a stream the changes up to the current moment. */
  async #update(subscriber: Subscriber): Promise<void> {
    if (subscriber.isWriting) return;
    subscriber.isWriting = true;
    try {
      while (this.#current !== undefined && subscriber.sent !== this.#current && subscriber.stream.isOpen) {
        await this.#send(subscriber, this.#current);
        if (this.#isStale) this.wake();
      }
    } catch (error) {
      this.watching.failed(error);
      subscriber.stream.end();
    } finally {
      subscriber.isWriting = false;
    }
  }

  async #send(subscriber: Subscriber, to: Moment): Promise<void> {
    const { stream, sent } = subscriber;
    const event = sent && (await this.#eventBetween(sent, to));
    subscriber.sent = to;
    if (to !== this.#current) this.#keep(to);
    if (event === undefined) await stream.writeParts(this.#answer(to), this.watching.queue);
    else if (event.count > 0) await this.watching.queue.run(() => stream.writeInTime(event));
  }

  *#answer({ match, snapshot }: Moment): Generator<Uint8Array> {
    yield Buffer.from('event: answer\ndata: ');
    yield* this.answer.piecesOf(match, snapshot);
    yield Buffer.from('\n\n');
  }

  #eventBetween(from: Moment, to: Moment): Promise<Bundle | undefined> {
    const known = this.#transitions.get(from);
    if (known?.to === to) return known.event;
    const event = this.#makeEvent(from, to);
    this.#transitions.set(from, { to, event });
    return event;
  }

  async #makeEvent({ snapshot: before }: Moment, { match, snapshot }: Moment): Promise<Bundle | undefined> {
    const data = await this.answer.changeOf(before, snapshot, match);
    if (data === undefined) return undefined;
    if (data === '') return NOTHING;
    return this.watching.queue.run(() => ({ bytes: Buffer.from(frameText('change', data)), count: 1 }));
  }
}
