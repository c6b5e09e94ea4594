/** Thrown if the arguments of a command are invalid. The message explains the fault. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
