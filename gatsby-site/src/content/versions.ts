const numbers = (version: string): readonly number[] => version.replace(/^v/u, '').split('.').map(Number);

/** Compares versions of the contract for sorting, the latest first. `v1.16.1` is later than `v1.16`. */
export function byVersion(a: string, b: string): number {
  const [one, other] = [numbers(a), numbers(b)];
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const difference = (other[at] ?? 0) - (one[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
