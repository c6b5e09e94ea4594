/** Work on matches, one after another for each of them. */
export class MatchTurns {
  readonly #turns = new Map<number, Promise<unknown>>();

  /** Does some work once all that came before it for a match is done, well or not. */
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

  /** The end of all that is under way. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#turns.values());
  }
}
