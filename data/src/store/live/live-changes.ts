import type { MatchChange } from './live-store.js';

type Listener = (change: MatchChange) => void;

/** Notifies listeners of changes at the end of each event loop turn, once for each match, with its last revision. */
export class LiveChanges {
  readonly #listeners = new Set<Listener>();
  #waiting = new Map<number, MatchChange>();

  /** Adds a listener. Returns a function that removes it. */
  listen(listener: Listener): () => void {
    const own: Listener = (change) => {
      listener(change);
    };
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  add({ matchId, revision }: MatchChange): void {
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
