import type { SeasonKey } from '@goalsquare/data';
import type { EventStream } from './event-stream.js';
import { positionFrame, resetFrame, type Frames, type KindFilter, type TypeFilter } from './frames.js';
import { positionId, type Position } from './position.js';

/** Events of one match, for subscribers that may see it. */
export interface MatchFrames {
  readonly matchId: number;
  readonly season: SeasonKey;
  readonly frames: Frames;
}

/** The events after a position, up to the end of a step. */
export interface EventPage {
  readonly to: number;
  readonly matches: readonly MatchFrames[];
}

/**
 * Reads the events of at most `steps` steps after a position. `to` is less than the position if the sequence moved
 * back.
 */
export type ReadPage = (after: Position, steps: number) => Promise<EventPage>;

/** A stream that subscribes to a topic. */
export interface Subscriber {
  readonly stream: EventStream;
  readonly types: TypeFilter;
  /** **Empty**: events of all kinds of entries. */
  readonly kinds?: KindFilter;
  readonly canSee: (piece: MatchFrames) => boolean;
}

/** Number of steps read at once. */
const PAGE_SIZE = 500;

/**
 * A growing sequence of events and its subscribers. New events are read once and written to all subscribers in the same
 * turn. A subscriber that starts at an earlier position first reads the missed events at its own pace, and then joins
 * the others.
 */
export class Topic {
  readonly #live = new Set<Subscriber>();
  /** Subscribers that have read further than this replica. */
  readonly #ahead = new Map<Subscriber, Position>();
  #isReading = false;
  #isStale = false;

  /** Creates a topic. `newReader` returns a reader for a subscriber that starts at an earlier position. */
  constructor(
    private at: number,
    private readonly read: ReadPage,
    private readonly newReader: () => ReadPage,
    private readonly failed: (error: unknown) => void,
  ) {}

  get position(): Position {
    return { at: this.at };
  }

  /** Reads and publishes new events. */
  wake(): void {
    this.#isStale = true;
    if (!this.#isReading) void this.#publish();
  }

  /** Adds a subscriber once it has read the events after its position. */
  async join(listener: Subscriber, from: Position): Promise<void> {
    const read = this.newReader();
    let known = from;
    while (listener.stream.isOpen && known.at <= this.at && (known.at < this.at || known.place !== undefined)) {
      const { to, matches } = await read(known, PAGE_SIZE);
      for (const piece of matches)
        if (listener.canSee(piece)) await listener.stream.writeInTime(piece.frames.of(listener.types, listener.kinds));
      if (to <= known.at && known.place === undefined) break;
      known = { at: Math.max(to, known.at) };
    }
    if (!listener.stream.isOpen) return;
    if (known.at > this.at) this.#ahead.set(listener, known);
    else {
      this.#live.add(listener);
      listener.stream.write(positionFrame(positionId(known), true));
    }
  }

  leave(listener: Subscriber): void {
    this.#live.delete(listener);
    this.#ahead.delete(listener);
  }

  /**
   * Sends a reset to every subscriber: the sequence moved back, as a replay does on `seek`, and continues from there.
   */
  #resetAll(to: number): void {
    const frame = resetFrame(positionId({ at: to }));
    for (const listener of this.#ahead.keys()) this.#live.add(listener);
    this.#ahead.clear();
    for (const { stream } of this.#live) stream.write(frame);
  }

  async #publish(): Promise<void> {
    this.#isReading = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        await this.#publishPage();
      }
    } catch (error) {
      this.failed(error);
    } finally {
      this.#isReading = false;
    }
  }

  async #publishPage(): Promise<void> {
    const { to, matches } = await this.read(this.position, PAGE_SIZE);
    if (to < this.at) this.#resetAll(to);
    for (const listener of this.#live) publishTo(listener, matches);
    this.#isStale ||= to > this.at;
    this.at = to;
    for (const [listener, known] of [...this.#ahead].filter(([, { at }]) => at <= to)) {
      this.#ahead.delete(listener);
      this.join(listener, known).catch(this.failed);
    }
  }
}

function publishTo({ stream, types, kinds, canSee }: Subscriber, pieces: readonly MatchFrames[]): void {
  for (const piece of pieces) if (canSee(piece)) stream.write(piece.frames.of(types, kinds));
}
