/** Stops work when all its clients have disconnected. No one waits for the result, so this is not a failure. */
export class ClientGone extends Error {
  constructor(cause: unknown) {
    super('all clients of the work have disconnected', { cause });
  }
}
