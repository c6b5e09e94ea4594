import { finished } from '../../../finished.js';
import { bytesOfActSource } from './match-acts.js';
import { mergeActs } from './merge-acts.js';
import type { PendingActs } from './sorted-acts.js';
import { bytesOfActs, noActs, type SeasonActs } from './season-acts.js';

/** Where rows are after a change of a season, and the acts of matches that are new. */
export type ActsChange = Pick<PendingActs, 'size' | 'kept' | 'added'>;

/** Work that yields wherever a caller can do something else. */
type Steps<T> = Generator<undefined, T, undefined>;

const noMatches: PendingActs = { before: noActs, size: 0, kept: new Int32Array(0), added: [] };

/**
 * The acts of a season. They are computed when a question first reads them, from those of its matches: most questions
 * read totals only.
 */
export class ActsOfSeason {
  #state: PendingActs | SeasonActs;

  private constructor(state: PendingActs | SeasonActs) {
    this.#state = state;
  }

  /** The acts of a season without matches. */
  static readonly empty = new ActsOfSeason(noMatches);

  /** Returns acts that were computed before. */
  static of(acts: SeasonActs): ActsOfSeason {
    return new ActsOfSeason(acts);
  }

  /** Whether they are computed. */
  get isReady(): boolean {
    return !('added' in this.#state);
  }

  /** Bytes that they take now: once they are computed, they take more. */
  get bytes(): number {
    const state = this.#state;
    if (!('added' in state)) return bytesOfActs(state);
    const { before, kept, added } = state;
    return added.reduce(
      (sum, { source, rows }) => sum + bytesOfActSource(source) + rows.byteLength,
      bytesOfActs(before) + kept.byteLength,
    );
  }

  /** Returns the acts. Computes them first if nobody has: tens of milliseconds for a season. */
  columns(): SeasonActs {
    return finished(this.inSteps());
  }

  /** Returns the same as `columns`, and yields wherever a caller can do something else. */
  *inSteps(): Steps<SeasonActs> {
    if (!('added' in this.#state)) return this.#state;
    const acts = yield* mergeActs(this.#state);
    this.#state = acts;
    return acts;
  }

  /** Returns the acts after a change, which these do not see. */
  changed({ size, kept, added }: ActsChange): ActsOfSeason {
    const state = this.#state;
    if (!('added' in state)) return new ActsOfSeason({ before: state, size, kept, added });
    const moved = (rows: Int32Array): Int32Array => rows.map((row) => (row < 0 ? -1 : (kept[row] ?? -1)));
    const still = state.added
      .map(({ source, rows }) => ({ source, rows: moved(rows) }))
      .filter(({ rows }) => rows.some((row) => row >= 0));
    return new ActsOfSeason({ before: state.before, size, kept: moved(state.kept), added: [...still, ...added] });
  }
}
