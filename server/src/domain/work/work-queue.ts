/** How long queued work runs before the event loop turns. **Units**: milliseconds. */
export const SLICE_MILLISECONDS = 8;

/** What a queue runs by. **Units**: `now` in milliseconds. */
export interface WorkQueueSettings {
  readonly now?: () => number;
  /** Runs something once the event loop has handled what is waiting. */
  readonly nextTurn?: (run: () => void) => void;
}

/**
 * Runs long work in steps, in the order in which steps are added, and lets the event loop turn whenever steps have run
 * for `SLICE_MILLISECONDS`. All long work of a process uses one queue: many requests together then hold the loop no
 * longer than one. A step is synchronous and should take a few milliseconds at most.
 */
export class WorkQueue {
  readonly #steps: (() => void)[] = [];
  readonly #now: () => number;
  readonly #nextTurn: (run: () => void) => void;
  #isScheduled = false;
  #added = 0;

  constructor({
    now = () => performance.now(),
    nextTurn = (run) => {
      setImmediate(run);
    },
  }: WorkQueueSettings = {}) {
    [this.#now, this.#nextTurn] = [now, nextTurn];
  }

  /** Steps that wait. */
  get length(): number {
    return this.#steps.length;
  }

  /** Steps that were ever added. */
  get added(): number {
    return this.#added;
  }

  /** Runs one step in its turn and resolves with its result. Rejects with what it throws. */
  run<T>(step: () => T): Promise<T> {
    this.#added += 1;
    return new Promise((resolve, reject) => {
      this.#steps.push(() => {
        try {
          resolve(step());
        } catch (error) {
          reject(error instanceof Error ? error : new Error('a step of long work failed', { cause: error }));
        }
      });
      this.#schedule();
    });
  }

  /** Yields the items of an iterable, each computed in its turn. */
  async *items<T>(items: Iterable<T>): AsyncGenerator<T, void, undefined> {
    const iterator = items[Symbol.iterator]();
    let isDone = false;
    try {
      for (;;) {
        const next = await this.run(() => iterator.next());
        if (next.done === true) {
          isDone = true;
          return;
        }
        yield next.value;
      }
    } finally {
      if (!isDone) iterator.return?.();
    }
  }

  #schedule(): void {
    if (this.#isScheduled || this.#steps.length === 0) return;
    this.#isScheduled = true;
    this.#nextTurn(() => {
      this.#isScheduled = false;
      this.#runSlice();
      this.#schedule();
    });
  }

  #runSlice(): void {
    const end = this.#now() + SLICE_MILLISECONDS;
    do this.#steps.shift()?.();
    while (this.#steps.length > 0 && this.#now() < end);
  }
}

/** The queue of all long work of this process. */
export const workQueue = new WorkQueue();
