import { AsyncResource } from 'node:async_hooks';

/** Time for which work runs before the event loop turns. **Units**: milliseconds. */
export const SLICE_MILLISECONDS = 4;

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

/** Runs a function once no microtask is left, before the event loop turns. */
function afterMicrotasks(run: () => void): void {
  queueMicrotask(() => {
    process.nextTick(run);
  });
}

/**
 * Runs work in steps, and yields to the event loop whenever steps, and what awaited them, have run for
 * `SLICE_MILLISECONDS`. All long work of a process uses one queue, so many requests hold the loop no longer than a
 * single one. Work that may be short runs at once if the current turn has time left, and otherwise before the next
 * steps of long work. Long work that waits for a whole slice begins the next one.
 */
export class WorkQueue {
  /** Steps of work that may be short, in the order in which they were added. */
  readonly #short: (() => void)[] = [];
  /** Steps of long work, in the order in which they were added. */
  readonly #long: (() => void)[] = [];
  readonly #now: () => number;
  readonly #nextTurn: (run: () => void) => void;
  /** The instant at which the current turn ends. **Empty**: no work has run in this turn. */
  #end: number | undefined;
  /** Whether long work waited for the last slice, which had time only for short work. */
  #owesLong = false;
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
    return this.#short.length + this.#long.length;
  }

  /** Number of steps that have had to wait so far. */
  get added(): number {
    return this.#added;
  }

  /**
   * Runs a step of long work in its turn, in the asynchronous context of the caller, and resolves with its result.
   * Rejects if the step throws.
   */
  run<T>(step: () => T | PromiseLike<T>): Promise<T> {
    return this.#add(this.#long, step);
  }

  /**
   * Runs a step that may be short: at once if the current turn has time left and no other such step waits, otherwise
   * before the steps of long work. Returns a promise only if the step has to wait, or returns one itself. **Throws** or
   * rejects if the step does.
   */
  runSoon<T>(step: () => T): T | Promise<Awaited<T>> {
    return this.#isFree() ? step() : this.#add(this.#short, step as () => Awaited<T>);
  }

  /**
   * Runs steps: the first one as `runSoon`, the next ones at once while the current turn has time left, and the
   * remaining ones as long work. Returns a promise only if a step has to wait. **Throws** or rejects if a step does.
   */
  finish<T>(steps: Steps<T>): T | Promise<T> {
    let isFirst = true;
    while (this.#isFree()) {
      const next = steps.next();
      if (next.done === true) return next.value;
      isFirst = false;
    }
    return this.#finishInTurn(steps, isFirst);
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

  /** Whether a step that may be short could run at once. */
  #isFree(): boolean {
    return this.#short.length === 0 && this.#hasTime();
  }

  async #finishInTurn<T>(steps: Steps<T>, isFirst: boolean): Promise<T> {
    let line = isFirst ? this.#short : this.#long;
    for (;;) {
      const next = await this.#add(line, () => steps.next());
      if (next.done === true) return next.value;
      line = this.#long;
    }
  }

  #add<T>(line: (() => void)[], step: () => T | PromiseLike<T>): Promise<T> {
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
      line.push(() => {
        caller.runInAsyncScope(run);
      });
      this.#openTurn();
    });
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
    if (this.length === 0) return;
    this.#openTurn();
    this.#runNext(this.#long.length > 0);
  }

  /**
   * Runs a step, and further ones while the turn has time left. `waits`: whether long work has waited since the slice
   * began.
   */
  #runNext(waits: boolean): void {
    const isLong = this.#short.length === 0 || (this.#owesLong && this.#long.length > 0);
    const step = (isLong ? this.#long : this.#short).shift();
    if (step === undefined) return;
    if (isLong) this.#owesLong = false;
    step();
    afterMicrotasks(() => {
      const isOwed = waits && !isLong;
      if (this.#hasTime()) this.#runNext(isOwed);
      else this.#owesLong = isOwed;
    });
  }
}

/** The queue of all long work of this process. */
export const workQueue = new WorkQueue();
