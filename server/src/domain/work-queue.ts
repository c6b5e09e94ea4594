import { AsyncResource } from 'node:async_hooks';

/** Time for which work runs before the event loop turns. **Units**: milliseconds. */
export const SLICE_MILLISECONDS = 8;

/** Settings of a queue. **Units**: `now` in milliseconds. */
export interface WorkQueueSettings {
  readonly now?: () => number;
  /** Runs a function once the event loop has handled pending events. */
  readonly nextTurn?: (run: () => void) => void;
}

/**
 * Work in steps: a generator that yields wherever the event loop may turn, and returns the result. Each step is
 * synchronous and should take at most a few milliseconds.
 */
export type Steps<T> = Generator<unknown, T, undefined>;

/**
 * Runs work in steps, in the order in which they are added, and yields to the event loop whenever steps have run for
 * `SLICE_MILLISECONDS`. All long work of a process uses one queue, so many requests hold the loop no longer than a
 * single one. Work that may be short runs at once if the current turn has time left.
 */
export class WorkQueue {
  readonly #steps: (() => void)[] = [];
  readonly #now: () => number;
  readonly #nextTurn: (run: () => void) => void;
  /** The instant at which the current turn ends. **Empty**: no work has run in this turn. */
  #end: number | undefined;
  #added = 0;

  constructor({
    now = () => performance.now(),
    nextTurn = (run) => {
      setImmediate(run);
    },
  }: WorkQueueSettings = {}) {
    [this.#now, this.#nextTurn] = [now, nextTurn];
  }

  /** Number of waiting steps. */
  get length(): number {
    return this.#steps.length;
  }

  /** Number of steps that have had to wait so far. */
  get added(): number {
    return this.#added;
  }

  /**
   * Runs a step in its turn, in the asynchronous context of the caller, and resolves with its result. Rejects if the
   * step throws.
   */
  run<T>(step: () => T | PromiseLike<T>): Promise<T> {
    this.#added += 1;
    return new Promise((resolve, reject) => {
      // The turn may have been opened for another request, whose span would get what this step does.
      // `AsyncResource.bind` takes a hundred times as long.
      const caller = new AsyncResource('WorkStep');
      const run = (): void => {
        try {
          resolve(step());
        } catch (error) {
          reject(error instanceof Error ? error : new Error('a step of long work failed', { cause: error }));
        }
      };
      this.#steps.push(() => {
        caller.runInAsyncScope(run);
      });
      this.#openTurn();
    });
  }

  /**
   * Runs a step at once if no other waits and the current turn has time left, otherwise in its turn. Returns a promise
   * only if the step has to wait, or returns one itself. **Throws** or rejects if the step does.
   */
  runSoon<T>(step: () => T): T | Promise<Awaited<T>> {
    return this.isFree() ? step() : this.run<Awaited<T>>(step as () => Awaited<T>);
  }

  /**
   * Runs steps at once while no other work waits and the current turn has time left. The remaining steps wait for their
   * turn. Returns a promise only if a step has to wait. **Throws** or rejects if a step does.
   */
  finish<T>(steps: Steps<T>): T | Promise<T> {
    while (this.isFree()) {
      const next = steps.next();
      if (next.done === true) return next.value;
    }
    return this.#finishInTurn(steps);
  }

  /**
   * Processes the items of an iterable one by one. Each item is computed and used in one step, and the next one once
   * `use` is done. Stops if `use` returns false.
   */
  async each<T>(items: Iterable<T>, use: (item: T) => boolean | Promise<boolean>): Promise<void> {
    const iterator = items[Symbol.iterator]();
    const step = (): boolean | Promise<boolean> => {
      const next = iterator.next();
      return next.done === true ? false : use(next.value);
    };
    try {
      let goesOn = true;
      while (goesOn) goesOn = await this.run<boolean>(step);
    } finally {
      iterator.return?.();
    }
  }

  /** Whether a step could run at once: no other step waits, and the current turn has time left. */
  isFree(): boolean {
    return this.#steps.length === 0 && this.#hasTime();
  }

  async #finishInTurn<T>(steps: Steps<T>): Promise<T> {
    for (;;) {
      const next = await this.run(() => steps.next());
      if (next.done === true) return next.value;
    }
  }

  /** Whether work may run in the current turn of the event loop. */
  #hasTime(): boolean {
    this.#openTurn();
    return this.#now() < (this.#end ?? 0);
  }

  #openTurn(): void {
    if (this.#end !== undefined) return;
    this.#end = this.#now() + SLICE_MILLISECONDS;
    this.#nextTurn(() => {
      this.#end = undefined;
      this.#runSlice();
    });
  }

  #runSlice(): void {
    if (this.#steps.length === 0) return;
    this.#openTurn();
    do this.#steps.shift()?.();
    while (this.#steps.length > 0 && this.#hasTime());
  }
}

/** The queue of all long work of this process. */
export const workQueue = new WorkQueue();
