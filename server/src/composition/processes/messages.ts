/** A message from a worker to the primary process: it is ready, or it needs the metrics of all workers. */
export type FromWorker = { readonly goalsquare: 'ready' } | { readonly goalsquare: 'metrics'; readonly id: number };

/**
 * A message to a worker: to stop, or the metrics of all workers. **Empty**: no `text` if the metrics could not be
 * collected.
 */
export type ToWorker =
  | { readonly goalsquare: 'stop' }
  | { readonly goalsquare: 'metrics'; readonly id: number; readonly text?: string };

/** Whether a message is one of the server's. Packages use the same channel for theirs. */
export const isServerMessage = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'goalsquare' in message;
