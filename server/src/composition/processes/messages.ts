/**
 * What a process of several tells the one that runs them: that it answers, or that it is asked for the metrics of all.
 */
export type FromWorker = { readonly goalsquare: 'ready' } | { readonly goalsquare: 'metrics'; readonly id: number };

/**
 * What it is told: to stop, or the metrics of all. **Empty**: metrics have no text where they could not be collected.
 */
export type ToWorker =
  | { readonly goalsquare: 'stop' }
  | { readonly goalsquare: 'metrics'; readonly id: number; readonly text?: string };

/** Whether a message is ours; others are those of the packages that use the same channel. */
export const isServerMessage = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'goalsquare' in message;
