/** An object with one list as its member; without it where the list is empty. */
export const unlessEmpty = <K extends string, T>(
  key: K,
  list: readonly T[],
): Readonly<Partial<Record<K, readonly T[]>>> =>
  (list.length === 0 ? {} : { [key]: list }) as Readonly<Partial<Record<K, readonly T[]>>>;
