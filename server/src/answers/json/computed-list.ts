/** A list whose items are computed during each iteration, so that a long list is never fully in memory. */
export class ComputedList<T> implements Iterable<T> {
  constructor(private readonly items: () => Iterable<T>) {}

  [Symbol.iterator](): Iterator<T> {
    return this.items()[Symbol.iterator]();
  }

  toJSON(): readonly T[] {
    return [...this];
  }
}

/**
 * Returns a list that maps another list's items during each iteration. If `source` is a function, the other list is
 * computed then, too.
 */
export const computedList = <S, T>(
  source: readonly S[] | (() => readonly S[]),
  itemOf: (item: S, at: number, all: readonly S[]) => readonly T[],
): ComputedList<T> =>
  new ComputedList(function* () {
    const all = typeof source === 'function' ? source() : source;
    for (const [at, item] of all.entries()) yield* itemOf(item, at, all);
  });

/** An object whose lists may be computed during iteration. */
export type Computed<T extends object> = {
  readonly [Name in keyof T]: T[Name] extends readonly (infer Item)[] ? T[Name] | ComputedList<Item> : T[Name];
};
