import type { IndexedMatch } from './checkpoint/checkpoint-index.js';

/** The last message read for a match, and the time at which the stream stored it, in milliseconds. */
export interface LastMessage {
  readonly sequence: number;
  readonly at: number;
}

const NOTHING: LastMessage = { sequence: 0, at: 0 };

/** Tracks how far the messages of each match have been read, and which of them checkpoints contain. */
export class MessageCoverage {
  readonly #last = new Map<number, LastMessage>();
  /** Sequence of the last message in each match's loaded checkpoint. */
  readonly #loaded = new Map<number, number>();
  readonly #movedTo = new Map<number, number>();
  readonly #uncovered = new Map<number, number>();

  /** Returns the last message of a match, whether or not it counts. */
  lastOf(matchId: number): LastMessage {
    return this.#last.get(matchId) ?? NOTHING;
  }

  /**
   * Returns the sequence up to which messages of a match may have been removed from the stream. **Empty**: 0 if none
   * may.
   */
  movedTo(matchId: number): number {
    return this.#movedTo.get(matchId) ?? 0;
  }

  /** The highest sequence whose message may have been removed from the stream. **Empty**: 0. */
  get highestMoved(): number {
    return Math.max(0, ...this.#movedTo.values());
  }

  /**
   * For each match, the sequence of the first message that no checkpoint in the bucket contains, as far as this server
   * knows.
   */
  get uncovered(): ReadonlyMap<number, number> {
    return this.#uncovered;
  }

  /** Whether the loaded checkpoint of a match contains a message. */
  isLoaded(matchId: number, sequence: number): boolean {
    return sequence <= (this.#loaded.get(matchId) ?? 0);
  }

  read(matchId: number, message: LastMessage): void {
    this.#last.set(matchId, message);
    if (!this.#uncovered.has(matchId)) this.#uncovered.set(matchId, message.sequence);
  }

  /** Records that a match's checkpoint was loaded. */
  load(matchId: number, { sequence, at, movedTo }: Pick<IndexedMatch, 'sequence' | 'at' | 'movedTo'>): void {
    this.#last.set(matchId, { sequence, at });
    this.#loaded.set(matchId, sequence);
    this.#movedTo.set(matchId, movedTo);
    this.#uncovered.delete(matchId);
  }

  /** Records that the bucket has a checkpoint of a match up to a sequence. */
  cover(matchId: number, sequence: number): void {
    const first = this.#uncovered.get(matchId);
    if (first !== undefined && first <= sequence) this.coverOnly(matchId, sequence);
  }

  /** Records that the bucket's checkpoint of a match ends at a sequence. */
  coverOnly(matchId: number, sequence: number): void {
    if (sequence >= this.lastOf(matchId).sequence) this.#uncovered.delete(matchId);
    else this.#uncovered.set(matchId, sequence + 1);
  }

  /** Records that the checkpoints in the bucket contain all messages up to a sequence. */
  coverTo(sequence: number): void {
    for (const matchId of [...this.#uncovered.keys()])
      this.cover(matchId, Math.min(sequence, this.lastOf(matchId).sequence));
  }
}
