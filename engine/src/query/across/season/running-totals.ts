/** Returns the sum of all counts before each, and of all. */
export function runningTotals(counts: ArrayLike<number>): Int32Array {
  const totals = new Int32Array(counts.length + 1);
  for (let at = 0; at < counts.length; at += 1) totals[at + 1] = (totals[at] as number) + (counts[at] as number);
  return totals;
}
