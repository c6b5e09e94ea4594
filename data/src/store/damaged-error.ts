import { EngineError } from '@goalsquare/engine';
import { DataError, faultIn, issuesOf, type Fault } from '../log/fault.js';

/**
 * Thrown if stored data differs from what was written. `subject` names the damaged item, such as a match. No part of
 * the item is served.
 */
export class DamagedError extends Error {
  override readonly name: string = 'DamagedError';

  constructor(
    readonly subject: string,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${subject} is damaged: ${reason}`, options);
  }
}

/** Returns the result of a read, or that of `instead` if the data is damaged. */
export function readOr<T>(read: () => T, instead: (error: DamagedError) => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedError) return instead(error);
    throw error;
  }
}

/** Runs a read, and names the subject in errors. **Throws** `DamagedError` for the subject if the data is damaged. */
export const readingOf = <T>(subject: string, read: () => T): T =>
  readOr(read, (error) => {
    throw new DamagedError(subject, error.reason, { cause: error });
  });

/** Returns the faults that an error reports about a log. **Throws** any other error. */
export function faultsOf(error: unknown, file: string): readonly Fault[] {
  if (error instanceof DataError) return error.faults;
  if (error instanceof DamagedError) return [faultIn(file, error.message)];
  if (error instanceof EngineError) return issuesOf(error).map((issue) => ({ file, line: 0, ...issue }));
  throw error;
}
