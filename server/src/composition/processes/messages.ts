/**
 * A message from a worker to the primary process: it is ready, or it needs the metrics of all workers, or which other
 * server has the live matches.
 */
export type FromWorker =
  | { readonly goalsquare: 'ready' }
  | { readonly goalsquare: 'metrics'; readonly id: number }
  | { readonly goalsquare: 'live-holder' };

/**
 * A message to a worker: to stop, the metrics of all workers, or which other server has the live matches. **Empty**: no
 * `text` if the metrics could not be collected, no `holder` if this server has the live matches.
 */
export type ToWorker =
  | { readonly goalsquare: 'stop' }
  | { readonly goalsquare: 'metrics'; readonly id: number; readonly text?: string }
  | { readonly goalsquare: 'live-holder'; readonly holder?: string };

/** Whether a message is one of the server's. Packages use the same channel for theirs. */
export const isServerMessage = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'goalsquare' in message;
