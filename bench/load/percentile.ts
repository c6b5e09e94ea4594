/** Returns a percentile of sorted numbers; `share` is from 0 to 1. **Empty**: NaN. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
