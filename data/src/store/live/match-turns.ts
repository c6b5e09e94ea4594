/** Runs work on matches, one piece of work after another for each match. */
export class MatchTurns {
  readonly #turns = new Map<number, Promise<unknown>>();

  /** Runs some work once all earlier work on a match is complete, whether or not it succeeded. */
  take<T>(matchId: number, work: () => T | Promise<T>): Promise<T> {
    const before = this.#turns.get(matchId) ?? Promise.resolve();
    const done = before.then(work, work);
    const turn = done
      .catch(() => undefined)
      .finally(() => {
        if (this.#turns.get(matchId) === turn) this.#turns.delete(matchId);
      });
    this.#turns.set(matchId, turn);
    return done;
  }

  /** Resolves once all current work is complete. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#turns.values());
  }
}
