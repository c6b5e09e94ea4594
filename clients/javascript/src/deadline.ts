import { reasonOf } from './sleep.js';

/**
 * A signal that is aborted together with other signals, or when the time is up. `restart` starts the time again,
 * `clear` stops it and must be called.
 */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly restart: () => void;
  readonly clear: () => void;
}

/**
 * Returns a signal that is aborted as soon as one of the signals is, or with a `TimeoutError` after some seconds. It
 * has its own timer because `AbortSignal.any` in Node 20 loses an `AbortSignal.timeout` to garbage collection.
 * **Empty**: no time limit. **Units**: seconds.
 */
export function deadline(signals: readonly (AbortSignal | undefined)[], seconds?: number): Deadline {
  const controller = new AbortController();
  const cleared = new AbortController();
  const abort = (reason: unknown): void => {
    controller.abort(reason);
  };
  for (const signal of signals) {
    if (signal?.aborted === true) abort(reasonOf(signal));
    signal?.addEventListener(
      'abort',
      () => {
        abort(reasonOf(signal));
      },
      { signal: cleared.signal },
    );
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    if (seconds) timer = setTimeout(abort, seconds * 1000, new DOMException('', 'TimeoutError'));
  };
  restart();
  return {
    signal: controller.signal,
    restart,
    clear: () => {
      clearTimeout(timer);
      cleared.abort();
    },
  };
}
