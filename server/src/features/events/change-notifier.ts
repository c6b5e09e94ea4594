import type { MatchSource } from '../../domain/match-source.js';

/** Notifies listeners of match changes, with a single listener on the source. */
export class ChangeNotifier {
  readonly #ofMatch = new Map<number, Set<() => void>>();
  readonly #ofAny = new Set<() => void>();

  constructor(source: Pick<MatchSource, 'onChange'>) {
    source.onChange?.(({ matchId }) => {
      for (const run of [...(this.#ofMatch.get(matchId) ?? []), ...this.#ofAny]) run();
    });
  }

  /** Calls a function whenever a match changes. Returns a function that removes the listener. */
  onMatch(matchId: number, run: () => void): () => void {
    const runs = this.#ofMatch.get(matchId) ?? new Set();
    this.#ofMatch.set(matchId, runs.add(run));
    return () => {
      runs.delete(run);
      if (runs.size === 0 && this.#ofMatch.get(matchId) === runs) this.#ofMatch.delete(matchId);
    };
  }

  /** Calls a function whenever any match changes. Returns a function that removes the listener. */
  onAny(run: () => void): () => void {
    this.#ofAny.add(run);
    return () => {
      this.#ofAny.delete(run);
    };
  }
}
