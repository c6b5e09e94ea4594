/** Returns the first index in `[low, high)` of a sorted column whose value is at least `least`, or `high`. */
export function lowerBound(sorted: Uint16Array | Int32Array, low: number, high: number, least: number): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] as number) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Returns the same as `lowerBound`, by steps from a position that is about where the result is. */
export function lowerBoundNear(sorted: Uint16Array, low: number, high: number, least: number, near: number): number {
  let at = near;
  while (at > low && (sorted[at - 1] as number) >= least) at -= 1;
  while (at < high && (sorted[at] as number) < least) at += 1;
  return at;
}
