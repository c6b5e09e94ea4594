/** Returns a quantile of values in any order, such as the median for 0.5. **Empty**: NaN if there are no values. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
