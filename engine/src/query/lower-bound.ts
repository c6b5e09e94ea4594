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
