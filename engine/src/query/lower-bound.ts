/** Returns the first index in `[low, high)` of a sorted column with a value of at least `least`, or `high`. */
export function lowerBound(
  sorted: Uint16Array | Int16Array | Int32Array,
  low: number,
  high: number,
  least: number,
): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] as number) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Returns the same as `lowerBound`, with doubling steps from `low`: fast if the result is near it. */
export function lowerBoundAfter(sorted: Int16Array, low: number, high: number, least: number): number {
  let [from, step] = [low, 1];
  while (from + step <= high && (sorted[from + step - 1] as number) < least) {
    from += step;
    step *= 2;
  }
  return lowerBound(sorted, from, Math.min(high, from + step - 1), least);
}
