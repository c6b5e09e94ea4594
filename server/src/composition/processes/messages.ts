/**
 * A message from a worker to the primary process: it is ready, or asks for the metrics of all workers or for the other
 * server that has locked the live matches.
 */
export type FromWorker =
  | { readonly goalsquare: 'ready' }
  | { readonly goalsquare: 'metrics'; readonly id: number }
  | { readonly goalsquare: 'live-holder' };

/**
 * A message to a worker: a stop signal, the metrics of all workers, or the other server that has locked the live
 * matches. **Empty**: no `text` if the metrics could not be collected, no `holder` if this server has the lock.
 */
export type ToWorker =
  | { readonly goalsquare: 'stop' }
  | { readonly goalsquare: 'metrics'; readonly id: number; readonly text?: string }
  | { readonly goalsquare: 'live-holder'; readonly holder?: string };

/** Whether a message is a `FromWorker` or a `ToWorker`. Packages send their own messages on the same channel. */
export const isServerMessage = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'goalsquare' in message;
