import type { SeasonKey } from '@goalsquare/data';
import type { EventStream } from './event-stream.js';
import { resetFrame, type Frames, type Types } from './frames.js';
import { idOfPosition, type Position } from './position.js';

/** Events of one match, that those may be told who may know of it. */
export interface Piece {
  readonly matchId: number;
  readonly season: SeasonKey;
  readonly frames: Frames;
}

/** What follows a position, up to the end of a step. */
export interface Read {
  readonly to: number;
  readonly pieces: readonly Piece[];
}

/**
 * Reads what follows a position of a sequence of events, some steps at most. `to` is less than the position where the
 * sequence was moved back.
 */
export type ReadAfter = (after: Position, steps: number) => Promise<Read>;

/** A client of a topic. */
export interface Listener {
  readonly stream: EventStream;
  readonly types: Types;
  readonly mayKnow: (piece: Piece) => boolean;
}

/** Steps read at once. */
const PAGE = 500;

/**
 * A sequence of events that grows, and who listens to it. What happens now is read once and written to all in one turn;
 * who comes from an earlier position first reads what he missed, at his own pace, and is let in where the others are.
 */
export class Topic {
  readonly #live = new Set<Listener>();
  /** Those who know more than is here yet, say from another replica. */
  readonly #ahead = new Map<Listener, Position>();
  #isReading = false;
  #isStale = false;

  /** `readAgain` makes a reader for one who comes from an earlier position. */
  constructor(
    private at: number,
    private readonly read: ReadAfter,
    private readonly readAgain: () => ReadAfter,
    private readonly failed: (error: unknown) => void,
  ) {}

  get position(): Position {
    return { at: this.at };
  }

  /** Tells of whatever is new. */
  wake(): void {
    this.#isStale = true;
    if (!this.#isReading) void this.#tellAll();
  }

  /** Lets a listener in, once he has what follows his position. */
  async join(listener: Listener, from: Position): Promise<void> {
    const read = this.readAgain();
    let known = from;
    while (listener.stream.isOpen && known.at <= this.at && (known.at < this.at || known.place !== undefined)) {
      const { to, pieces } = await read(known, PAGE);
      for (const piece of pieces)
        if (listener.mayKnow(piece)) await listener.stream.writeInTime(piece.frames.of(listener.types));
      if (to <= known.at && known.place === undefined) break;
      known = { at: Math.max(to, known.at) };
    }
    if (!listener.stream.isOpen) return;
    if (known.at > this.at) this.#ahead.set(listener, known);
    else this.#live.add(listener);
  }

  leave(listener: Listener): void {
    this.#live.delete(listener);
    this.#ahead.delete(listener);
  }

  /** Sends every listener a reset: the sequence was moved back, as a replay is by `seek`, and goes on from there. */
  #resetAll(to: number): void {
    const frame = resetFrame(idOfPosition({ at: to }));
    for (const listener of this.#ahead.keys()) this.#live.add(listener);
    this.#ahead.clear();
    for (const { stream } of this.#live) stream.write(frame);
  }

  async #tellAll(): Promise<void> {
    this.#isReading = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        await this.#tellNew();
      }
    } catch (error) {
      this.failed(error);
    } finally {
      this.#isReading = false;
    }
  }

  async #tellNew(): Promise<void> {
    const { to, pieces } = await this.read(this.position, PAGE);
    if (to < this.at) this.#resetAll(to);
    for (const listener of this.#live) tell(listener, pieces);
    this.#isStale ||= to > this.at;
    this.at = to;
    for (const [listener, known] of [...this.#ahead].filter(([, { at }]) => at <= to)) {
      this.#ahead.delete(listener);
      this.join(listener, known).catch(this.failed);
    }
  }
}

function tell({ stream, types, mayKnow }: Listener, pieces: readonly Piece[]): void {
  for (const piece of pieces) if (mayKnow(piece)) stream.write(piece.frames.of(types));
}
