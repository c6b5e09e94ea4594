import type { IndexedMatch } from './checkpoint/checkpoint-index.js';

/** The last message read of a match, and when the stream stored its last one (ms). */
export interface LastMessage {
  readonly sequence: number;
  readonly at: number;
}

const NOTHING: LastMessage = { sequence: 0, at: 0 };

/** How far the messages of each match are read, and which of them checkpoints contain. */
export class MessageCoverage {
  readonly #last = new Map<number, LastMessage>();
  /** The sequence up to which a checkpoint that was loaded contains the messages of a match. */
  readonly #loaded = new Map<number, number>();
  readonly #movedTo = new Map<number, number>();
  readonly #uncovered = new Map<number, number>();

  /** The last message of a match, whether it counts or not. */
  lastOf(matchId: number): LastMessage {
    return this.#last.get(matchId) ?? NOTHING;
  }

  /** Returns up to which sequence messages of a match may be gone from the stream. **Empty**: 0 if none may. */
  movedTo(matchId: number): number {
    return this.#movedTo.get(matchId) ?? 0;
  }

  /** The highest sequence whose message may be gone from the stream. **Empty**: 0. */
  get highestMoved(): number {
    return Math.max(0, ...this.#movedTo.values());
  }

  /** The first message of each match that no checkpoint in the bucket contains, as far as this server knows. */
  get uncovered(): ReadonlyMap<number, number> {
    return this.#uncovered;
  }

  /** Whether the checkpoint of a match that was loaded contains a message. */
  isLoaded(matchId: number, sequence: number): boolean {
    return sequence <= (this.#loaded.get(matchId) ?? 0);
  }

  /** Notes that a message was read. */
  read(matchId: number, message: LastMessage): void {
    this.#last.set(matchId, message);
    if (!this.#uncovered.has(matchId)) this.#uncovered.set(matchId, message.sequence);
  }

  /** Notes that the checkpoint of a match was loaded. */
  load(matchId: number, { sequence, at, movedTo }: Pick<IndexedMatch, 'sequence' | 'at' | 'movedTo'>): void {
    this.#last.set(matchId, { sequence, at });
    this.#loaded.set(matchId, sequence);
    this.#movedTo.set(matchId, movedTo);
    this.#uncovered.delete(matchId);
  }

  /** Notes that the bucket has a checkpoint of a match up to a sequence. */
  cover(matchId: number, sequence: number): void {
    const first = this.#uncovered.get(matchId);
    if (first !== undefined && first <= sequence) this.coverOnly(matchId, sequence);
  }

  /** Notes that the bucket has a checkpoint of a match up to a sequence, and none beyond. */
  coverOnly(matchId: number, sequence: number): void {
    if (sequence >= this.lastOf(matchId).sequence) this.#uncovered.delete(matchId);
    else this.#uncovered.set(matchId, sequence + 1);
  }

  /** Notes that the checkpoints in the bucket contain all messages up to a sequence. */
  coverTo(sequence: number): void {
    for (const matchId of [...this.#uncovered.keys()])
      this.cover(matchId, Math.min(sequence, this.lastOf(matchId).sequence));
  }
}
