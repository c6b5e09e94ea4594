/** A list whose items are computed each time they are walked, so that a long one need not be computed at once. */
export class ComputedList<T> implements Iterable<T> {
  constructor(private readonly items: () => Iterable<T>) {}

  [Symbol.iterator](): Iterator<T> {
    return this.items()[Symbol.iterator]();
  }

  toJSON(): readonly T[] {
    return [...this];
  }
}

/** A list of what a function makes of each item of another, computed each time it is walked. */
export const computedList = <S, T>(
  source: readonly S[],
  itemOf: (item: S, at: number) => readonly T[],
): ComputedList<T> =>
  new ComputedList(function* () {
    for (const [at, item] of source.entries()) yield* itemOf(item, at);
  });

/** An object whose lists may be computed as they are walked. */
export type Computed<T extends object> = {
  readonly [Name in keyof T]: T[Name] extends readonly (infer Item)[] ? T[Name] | ComputedList<Item> : T[Name];
};
