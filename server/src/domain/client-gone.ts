/**
 * Thrown to stop work when all its clients have disconnected. This is not a failure, because no one waits for the
 * result.
 */
export class ClientGone extends Error {
  constructor(cause: unknown) {
    super('all clients that were waiting for this work have disconnected', { cause });
  }
}
