import type { MatchChange } from './live-store.js';

type Listener = (change: MatchChange) => void;

/**
 * Tells listeners what changed: all of a turn of the event loop at its end, each match once, with its last revision.
 */
export class LiveChanges {
  readonly #listeners = new Set<Listener>();
  #waiting = new Map<number, MatchChange>();

  /** Answers how to stop listening. */
  listen(listener: Listener): () => void {
    const own: Listener = (change) => {
      listener(change);
    };
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  tell({ matchId, revision }: MatchChange): void {
    if (this.#waiting.size === 0)
      setImmediate(() => {
        this.#flush();
      });
    this.#waiting.set(matchId, { matchId, revision });
  }

  #flush(): void {
    const changes = this.#waiting;
    this.#waiting = new Map();
    for (const change of changes.values()) for (const listener of this.#listeners) listener(change);
  }
}
