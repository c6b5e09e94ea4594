import type { ServerResponse } from 'node:http';

/**
 * Thrown to stop work when all its clients have disconnected. This is not a failure, because no one waits for the
 * result.
 */
export class ClientGone extends Error {
  constructor(cause: unknown) {
    super('all clients that were waiting for this work have disconnected', { cause });
  }
}

/** Returns a signal that aborts when the client of a response disconnects. */
export function goneSignal(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
