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

/** Runs a read, and names the subject in errors. **Throws** `DamagedError` for the subject if the data is damaged. */
export function readingOf<T>(subject: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedError) throw new DamagedError(subject, error.reason, { cause: error });
    throw error;
  }
}
