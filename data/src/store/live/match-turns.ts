/** Runs work on matches, one after the other for each match. */
export class MatchTurns {
  readonly #turns = new Map<number, Promise<unknown>>();

  /** Runs some work once all earlier work on a match has ended, whether or not it succeeded. */
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

  /** Settles once all current work has ended. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#turns.values());
  }
}
