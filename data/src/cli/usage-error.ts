/** Thrown where the words of a command are off; its message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
