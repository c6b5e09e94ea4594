import { GrowingMatch, instantsOf, type Match, type MatchLog } from '@goalsquare/engine';

/**
 * A match that grows along the instants of its own log. Reading it at an earlier instant than before begins it anew.
 * **Units**: milliseconds.
 */
export class ReplayedMatch {
  readonly #instants: Float64Array;
  #growing: GrowingMatch;

  constructor(private readonly whole: MatchLog) {
    this.#instants = instantsOf(whole);
    this.#growing = GrowingMatch.of({ header: whole.header, entries: [] });
  }

  /** Entries there are at an instant. */
  revisionAt(position: number): number {
    let [from, to] = [0, this.#instants.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#instants[middle] ?? 0) <= position) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** The instant of the entry that follows a revision. **Empty**: the log ends there. */
  instantAfter(revision: number): number | undefined {
    return this.#instants[revision];
  }

  /** The match as it stands at an instant. */
  at(position: number): Match {
    this.#growTo(this.revisionAt(position));
    return this.#growing.match();
  }

  /** Its log as it stands at an instant. */
  logAt(position: number): MatchLog {
    return { header: this.whole.header, entries: this.whole.entries.slice(0, this.revisionAt(position)) };
  }

  #growTo(revision: number): void {
    if (revision < this.#growing.revision) this.#growing = GrowingMatch.of({ header: this.whole.header, entries: [] });
    const [finding] = this.#growing.append(this.whole.entries.slice(this.#growing.revision, revision));
    if (finding !== undefined)
      throw new Error(`entry ${finding.at} of the log of match ${this.whole.header.id} is not valid`);
  }
}
