import type { MatchSource } from '../../domain/match-source.js';

/** Tells of changes of matches: one listener at the source, however many there are here. */
export class Changes {
  readonly #ofMatch = new Map<number, Set<() => void>>();
  readonly #ofAny = new Set<() => void>();

  constructor(source: Pick<MatchSource, 'onChange'>) {
    source.onChange?.(({ matchId }) => {
      for (const run of [...(this.#ofMatch.get(matchId) ?? []), ...this.#ofAny]) run();
    });
  }

  /** Runs something whenever a match changed. Answers how to stop. */
  ofMatch(matchId: number, run: () => void): () => void {
    const runs = this.#ofMatch.get(matchId) ?? new Set();
    this.#ofMatch.set(matchId, runs.add(run));
    return () => {
      runs.delete(run);
      if (runs.size === 0 && this.#ofMatch.get(matchId) === runs) this.#ofMatch.delete(matchId);
    };
  }

  /** Runs something whenever any match changed. Answers how to stop. */
  ofAny(run: () => void): () => void {
    this.#ofAny.add(run);
    return () => {
      this.#ofAny.delete(run);
    };
  }
}
