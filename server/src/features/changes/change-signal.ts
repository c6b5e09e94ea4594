import type { ChangeNotifier } from '../events/change-notifier.js';
import type { Timers } from '../../domain/timers.js';

/** Maximum number of waiting requests. Others are answered without waiting. */
const MOST_WAITING = 1000;

/** Lets requests wait for the next change of any match. */
export class ChangeSignal {
  readonly #waiting = new Set<() => void>();

  constructor(
    changes: ChangeNotifier,
    private readonly timers: Timers,
  ) {
    changes.onAny(() => {
      for (const wake of [...this.#waiting]) wake();
    });
  }

  /**
   * Returns a promise that resolves to whether a change happened in time, and a function that cancels the wait. Call
   * `next` before you read a page, so that no change in between is missed. **Units**: milliseconds.
   */
  next(within: number): { readonly changed: Promise<boolean>; readonly stop: () => void } {
    let settle: (changed: boolean) => void = () => undefined;
    const changed = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    if (within <= 0 || this.#waiting.size >= MOST_WAITING) {
      settle(false);
      return { changed, stop: () => undefined };
    }
    const end = (result: boolean): void => {
      this.#waiting.delete(wake);
      cancel();
      settle(result);
    };
    const wake = (): void => {
      end(true);
    };
    const cancel = this.timers.after(within, () => {
      end(false);
    });
    this.#waiting.add(wake);
    return {
      changed,
      stop: () => {
        end(false);
      },
    };
  }
}
