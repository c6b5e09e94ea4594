/** Returns the mean of numbers. **Empty**: NaN. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the correlation of pairs of numbers. **Empty**: NaN. */
export function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [meanOf(pairs.map(([one]) => one)), meanOf(pairs.map(([, other]) => other))];
  const sum = (of: (one: number, other: number) => number): number =>
    pairs.reduce((total, [one, other]) => total + of(one - x, other - y), 0);
  return sum((a, b) => a * b) / Math.sqrt(sum((a) => a * a) * sum((_, b) => b * b));
}
