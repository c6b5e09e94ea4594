import { useParameters, type Place } from './use-parameters';

/** Filter values by name. An empty value selects everything. */
export type AddressFilter<T extends string> = Readonly<Record<T, string>>;

/** Whether a text contains every word, ignoring case. **Empty**: without words, every text matches. */
export function hasWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .trim()
    .toLowerCase()
    .split(/[\s_]+/u)
    .every((word) => lower.includes(word));
}

/** The filter in a page's address. */
interface UsedFilter<T extends string> {
  readonly filter: AddressFilter<T>;
  readonly setFilter: (filter: AddressFilter<T>) => void;
  /** Removes every filter. **Empty**: `undefined` if none is set. */
  readonly clear: (() => void) | undefined;
}

/** Returns the named filters in a page's address, and functions that replace and remove them there. */
export function useAddressFilter<T extends string>(names: readonly T[], location: Place): UsedFilter<T> {
  const { values, change } = useParameters(location);
  const filterOf = (valueOf: (name: T) => string): AddressFilter<T> =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<T, string>;
  const filter = filterOf((name) => values[name] ?? '');
  const clear = (): void => {
    change(filterOf(() => ''));
  };
  return { filter, setFilter: change, clear: names.some((name) => filter[name] !== '') ? clear : undefined };
}
