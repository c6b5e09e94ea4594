interface Waiter {
  readonly sequence: number;
  readonly done: () => void;
}

/** The position up to which a stream has been read, and the callers waiting for a position. */
export class SequenceWaiter {
  readonly #waiters = new Set<Waiter>();
  #last = 0;

  get last(): number {
    return this.#last;
  }

  set(sequence: number): void {
    this.#last = sequence;
    for (const waiter of this.#waiters) if (waiter.sequence <= sequence) waiter.done();
  }

  /** Waits until a sequence is reached. **Throws** on timeout. */
  wait(sequence: number, milliseconds: number): Promise<void> {
    if (sequence <= this.#last) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        sequence,
        done: () => {
          this.#waiters.delete(waiter);
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(
        () => {
          this.#waiters.delete(waiter);
          reject(new Error(`read only to message ${this.#last} of ${sequence} within ${Math.round(milliseconds)} ms`));
        },
        Math.max(0, milliseconds),
      );
      this.#waiters.add(waiter);
    });
  }
}
