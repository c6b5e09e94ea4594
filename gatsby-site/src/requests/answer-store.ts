import { request, type Waiting } from './request';

/** A response that is being loaded, or has been loaded. */
export interface Load {
  readonly answer: Promise<unknown>;
  /** When loading began. **Units**: milliseconds since the page was opened. */
  readonly began: number;
  /** Progress while the server is not ready. */
  readonly waiting: Waiting | undefined;
}

/** The maximum number of cached responses. */
const MOST = 100;

interface Kept extends Load {
  waiting: Waiting | undefined;
  readonly listeners: Set<() => void>;
}

/** Caches JSON responses by path and key. Parts of a page that need the same response share one request. */
export class AnswerStore {
  readonly #loads = new Map<string, Kept>();

  /** Returns the current load of a path. Starts a new one if none has begun after `since`. */
  load(path: string, key: string, since: number): Load {
    const id = `${key} ${path}`;
    const kept = this.#loads.get(id);
    return kept !== undefined && kept.began >= since ? kept : this.#begin(id, path, key);
  }

  /** Calls `listener` when the progress of a path changes. Returns a function that removes the listener. */
  listen(path: string, key: string, listener: () => void): () => void {
    const listeners = this.#loads.get(`${key} ${path}`)?.listeners;
    listeners?.add(listener);
    return () => {
      listeners?.delete(listener);
    };
  }

  #begin(id: string, path: string, key: string): Load {
    const load: Kept = {
      began: performance.now(),
      waiting: undefined,
      listeners: new Set(),
      answer: request(path, {
        key,
        signal: new AbortController().signal,
        onWait: (waiting) => {
          load.waiting = waiting;
          for (const listener of load.listeners) listener();
        },
      }).then((response) => response.json() as Promise<unknown>),
    };
    this.#loads.delete(id);
    this.#loads.set(id, load);
    load.answer.catch(() => {
      if (this.#loads.get(id) === load) this.#loads.delete(id);
    });
    const [oldest] = this.#loads.keys();
    if (this.#loads.size > MOST && oldest !== undefined) this.#loads.delete(oldest);
    return load;
  }
}

/** THE cache of answers of a tab. */
export const answers = new AnswerStore();
