import { request, type Waiting } from '../api/request';

/** An answer that is being read, or was read. */
export interface Load {
  readonly answer: Promise<unknown>;
  /** **Units**: milliseconds since the page was opened. */
  readonly began: number;
  /** How far it is, while the server is not ready. */
  readonly waiting: Waiting | undefined;
}

/** Answers that are kept, at most. */
const MOST = 100;

interface Kept extends Load {
  waiting: Waiting | undefined;
  readonly listeners: Set<() => void>;
}

/** JSON answers by path and key: parts of a page that need the same answer share one request. */
export class AnswerStore {
  readonly #loads = new Map<string, Kept>();

  /** Returns the load of a path, a new one if there is none that began after `since`. */
  load(path: string, key: string, since: number): Load {
    const id = `${key} ${path}`;
    const kept = this.#loads.get(id);
    return kept !== undefined && kept.began >= since ? kept : this.#begin(id, path, key);
  }

  /** Calls `listener` when the waiting of a path changes. Returns what stops that. */
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

/** THE answers of the pages that are opened in a tab. */
export const answers = new AnswerStore();
