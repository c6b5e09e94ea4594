import { setTimeout as wait } from 'node:timers/promises';
import { TargetError } from './target.js';
import { errorMessage } from '../error-message.js';

const FIRST_WAIT_SECONDS = 0.25;
const LONGEST_WAIT_SECONDS = 4;

/** Retry settings. **Units**: seconds. */
export interface Retrying {
  /** Called before each delay. */
  readonly report: (message: string) => void;
  readonly signal?: AbortSignal;
  readonly pause?: (seconds: number) => Promise<void>;
}

/** Thrown if the server cannot be reached or asks to wait. **Units**: seconds. */
export class RetryableError extends Error {
  override readonly name = 'RetryableError';
  constructor(
    message: string,
    readonly seconds?: number,
  ) {
    super(message);
  }
}

/**
 * Retries a function until it succeeds or is refused, with increasing delays. **Throws** TargetError, or the last
 * failure once `signal` aborts.
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  { report, signal, pause = (seconds) => wait(seconds * 1000, undefined, { ...(signal && { signal }) }) }: Retrying,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof TargetError || signal?.aborted === true) throw error;
      const seconds = Math.max(
        Math.min(FIRST_WAIT_SECONDS * 2 ** tries, LONGEST_WAIT_SECONDS),
        error instanceof RetryableError ? (error.seconds ?? 0) : 0,
      );
      report(`${errorMessage(error)}; retrying in ${seconds} s`);
      await pause(seconds);
    }
  }
}
