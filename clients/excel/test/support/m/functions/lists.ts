import type { MFunction } from '../values.js';

/** The items of a list for which a function of M returns true. */
export async function selectItems<T>(list: readonly T[], condition: MFunction): Promise<readonly T[]> {
  const results = await Promise.all(list.map((item) => condition(item)));
  return list.filter((_, at) => results[at] === true);
}

/** Functions of lists. */
export const lists: Readonly<Record<string, unknown>> = {
  'List.Accumulate': async (list: readonly unknown[], seed: unknown, next: MFunction) => {
    let state = seed;
    for (const one of list) state = await next(state, one);
    return state;
  },
  'List.Combine': (parts: readonly (readonly unknown[])[]) => parts.flat(),
  'List.Contains': (list: readonly unknown[], value: unknown) => list.includes(value),
  'List.Distinct': (list: readonly unknown[]) => [...new Set(list)],
  'List.First': (list: readonly unknown[], otherwise: unknown = null) => (list.length > 0 ? list[0] : otherwise),
  'List.Last': (list: readonly unknown[]) => list.at(-1) ?? null,
  'List.LastN': (list: readonly unknown[], count: number) => list.slice(Math.max(0, list.length - count)),
  'List.RemoveItems': (list: readonly unknown[], removed: readonly unknown[]) =>
    list.filter((one) => !removed.includes(one)),
  'List.Select': selectItems,
  'List.Transform': (list: readonly unknown[], change: MFunction) => Promise.all(list.map((one) => change(one))),
};
