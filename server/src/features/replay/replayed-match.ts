import { growOneStep, STEP_ENTRIES } from '../../domain/grow-in-steps.js';
import type { WorkQueue } from '../../domain/work-queue.js';
import { growingBytes } from '@goalsquare/data';
import { GrowingMatch, instantsOf, type Match, type MatchLog } from '@goalsquare/engine';

/**
 * A match that grows as time reaches the instant of each log entry. Reading it at an earlier instant rebuilds it.
 * **Units**: milliseconds.
 */
export class ReplayedMatch {
  readonly #instants: Float64Array;
  #growing: GrowingMatch;

  constructor(private readonly whole: MatchLog) {
    this.#instants = instantsOf(whole);
    this.#growing = this.#empty();
  }

  /** Memory that the match takes at the end of its log. **Units**: bytes. */
  get bytes(): number {
    return growingBytes(this.whole.entries.length);
  }

  /** Returns the number of log entries up to an instant. */
  revisionAt(position: number): number {
    let [from, to] = [0, this.#instants.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#instants[middle] ?? 0) <= position) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Returns the instant of the entry after a revision. **Empty**: `undefined` if the log ends there. */
  instantAfter(revision: number): number | undefined {
    return this.#instants[revision];
  }

  /** Returns the match at an instant. */
  at(position: number): Match {
    this.#growTo(this.revisionAt(position));
    return this.#growing.match();
  }

  /** Whether the match can be returned at an instant without delay, because it has to grow by a few entries at most. */
  isNear(position: number): boolean {
    const entries = this.revisionAt(position) - this.#growing.revision;
    return entries >= 0 && entries <= STEP_ENTRIES;
  }

  /**
   * Grows the match until it is near an instant, in steps that yield to the event loop. `positionNow` is called before
   * each step, because the instant moves on.
   */
  async approach(positionNow: () => number, queue: WorkQueue): Promise<void> {
    for (let position = positionNow(); !this.isNear(position); position = positionNow()) {
      const target = position;
      await queue.run(() => {
        if (this.isNear(target)) return;
        if (this.revisionAt(target) < this.#growing.revision) this.#growing = this.#empty();
        else growOneStep(this.#growing, this.whole.entries);
      });
    }
  }

  /** Returns the log at an instant. */
  logAt(position: number): MatchLog {
    return { header: this.whole.header, entries: this.whole.entries.slice(0, this.revisionAt(position)) };
  }

  #empty(): GrowingMatch {
    return GrowingMatch.of({ header: this.whole.header, entries: [] });
  }

  #growTo(revision: number): void {
    if (revision < this.#growing.revision) this.#growing = this.#empty();
    const [finding] = this.#growing.append(this.whole.entries.slice(this.#growing.revision, revision));
    if (finding !== undefined)
      throw new Error(`entry ${finding.at} of the log of match ${this.whole.header.id} is not valid`);
  }
}
