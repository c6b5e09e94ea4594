/** Ends work whose clients have all disconnected. No client waits for its result, so it is not a failure. */
export class ClientGone extends Error {
  constructor(cause: unknown) {
    super('all clients of the work have disconnected', { cause });
  }
}
