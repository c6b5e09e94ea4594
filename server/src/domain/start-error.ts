/** Thrown if the server cannot start for a reason that its operator can fix. The message is one line. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
