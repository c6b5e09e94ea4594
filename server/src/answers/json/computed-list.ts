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

/** Returns a list that maps another list's items during each iteration. */
export const computedList = <S, T>(
  source: readonly S[],
  itemOf: (item: S, at: number) => readonly T[],
): ComputedList<T> =>
  new ComputedList(function* () {
    for (const [at, item] of source.entries()) yield* itemOf(item, at);
  });

/** An object whose lists may be computed during iteration. */
export type Computed<T extends object> = {
  readonly [Name in keyof T]: T[Name] extends readonly (infer Item)[] ? T[Name] | ComputedList<Item> : T[Name];
};
