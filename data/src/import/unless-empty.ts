/** Returns an object with a list as its only member. **Empty**: an object without members if the list is empty. */
export const unlessEmpty = <K extends string, T>(
  key: K,
  list: readonly T[],
): Readonly<Partial<Record<K, readonly T[]>>> =>
  (list.length === 0 ? {} : { [key]: list }) as Readonly<Partial<Record<K, readonly T[]>>>;
