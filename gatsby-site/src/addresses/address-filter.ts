import { useState, useSyncExternalStore } from 'react';

/** The values of some filters by their names. An empty value selects everything. */
export type AddressFilter<T extends string> = Readonly<Record<T, string>>;

/** Reads the named filters from the query of an address. */
export function filterFrom<T extends string>(names: readonly T[], query: string): AddressFilter<T> {
  const given = new URLSearchParams(query);
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? ''])) as Record<T, string>;
}

/** Returns the query of the address of a filter. **Empty**: `''` for a filter that selects everything. */
export function queryOf(filter: AddressFilter<string>): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** Whether every word is in a text, without regard to case. **Empty**: no words are in every text. */
export function hasWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .trim()
    .toLowerCase()
    .split(/[\s_]+/u)
    .every((word) => lower.includes(word));
}

const never = () => () => undefined;

/** The filter in the address of a page, and a function that replaces it there. */
export function useAddressFilter<T extends string>(
  names: readonly T[],
  location: Location,
): readonly [filter: AddressFilter<T>, setFilter: (filter: AddressFilter<T>) => void] {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  const [changed, setChanged] = useState<{ readonly search: string; readonly filter: AddressFilter<T> }>();
  const setFilter = (filter: AddressFilter<T>): void => {
    setChanged({ search, filter });
    history.replaceState(history.state, '', location.pathname + queryOf(filter));
  };
  return [changed?.search === search ? changed.filter : filterFrom(names, search), setFilter];
}
