/** Thrown if the arguments of a command are invalid. The message explains what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
