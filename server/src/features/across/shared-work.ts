/** Work that one or more requests wait for. */
interface Running<T> {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  users: number;
}

/**
 * Runs work once for all requests that need it at the same time. Stops the work once all their clients have
 * disconnected.
 */
export class SharedWork<T> {
  readonly #running = new Map<string, Running<T>>();

  /** Number of keys whose work is running. */
  get size(): number {
    return this.#running.size;
  }

  has(key: string): boolean {
    return this.#running.get(key)?.controller.signal.aborted === false;
  }

  /** Joins or starts the work for a key. Rejects if the work does. */
  run(key: string, client: AbortSignal, start: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const known = this.#running.get(key);
    const running = known === undefined || known.controller.signal.aborted ? this.#start(key, start) : known;
    running.users += 1;
    const leave = (): void => {
      running.users -= 1;
      if (running.users === 0) running.controller.abort();
    };
    if (client.aborted) leave();
    else client.addEventListener('abort', leave, { once: true });
    return running.promise.finally(() => {
      client.removeEventListener('abort', leave);
    });
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<T>): Running<T> {
    const controller = new AbortController();
    const running: Running<T> = {
      controller,
      users: 0,
      promise: start(controller.signal).finally(() => {
        if (this.#running.get(key) === running) this.#running.delete(key);
      }),
    };
    this.#running.set(key, running);
    return running;
  }
}
