/** Thrown if the arguments of a command are wrong. The message explains how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
