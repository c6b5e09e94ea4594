import { readAddress, writeQuery } from './address-query';
import { useParameters, type Place } from './use-parameters';

/** Filter values by name. An empty value selects everything. */
export type AddressFilter<T extends string> = Readonly<Record<T, string>>;

/** Reads the named filters from the query of an address. */
export function filterFrom<T extends string>(names: readonly T[], query: string): AddressFilter<T> {
  const { text } = readAddress(query);
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<T, string>;
}

/** Whether a text contains every word, ignoring case. **Empty**: without words, every text matches. */
export function hasWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .trim()
    .toLowerCase()
    .split(/[\s_]+/u)
    .every((word) => lower.includes(word));
}

/** Returns the filter in a page's address, and a function that replaces it there. */
export function useAddressFilter<T extends string>(
  names: readonly T[],
  location: Place,
): readonly [filter: AddressFilter<T>, setFilter: (filter: AddressFilter<T>) => void] {
  const { values, change } = useParameters(location);
  return [filterFrom(names, writeQuery(values)), change];
}
