/** Those given, then those derived whose key is not among them; of those derived with one key, the first. */
export function mergeByKey<T>(
  given: readonly T[],
  derived: readonly T[],
  keyOf: (item: T) => number | string,
): readonly T[] {
  const byKey = new Map(given.map((item) => [keyOf(item), item]));
  for (const item of derived) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}
