import { constants } from '../constants';

type Value = string | number | readonly (string | number)[] | undefined;

/** Values by parameter. A missing or empty value is left out. */
export type AddressValues = Readonly<Record<string, Value>>;

const textOf = (value: Value): string => [value ?? []].flat().map(encodeURIComponent).join(',');

/**
 * Writes the query of an address or of a call, in the order of the values, without those that equal their default.
 * Two addresses with the same query show the same. **Shape**: starts with `?`. **Empty**: `''`.
 */
export function writeQuery(values: AddressValues, defaults: AddressValues = {}): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    const text = textOf(value);
    return text === '' || text === textOf(defaults[name]) ? [] : [`${name}=${text}`];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** The query of an address. */
export interface AddressQuery {
  readonly names: readonly string[];
  /** Returns the first value of a parameter. **Empty**: `''`. */
  readonly text: (name: string) => string;
  /** Returns the values of a parameter, sent once with commas or several times, each once. */
  readonly list: (name: string) => readonly string[];
}

/** Reads the query of an address. */
export function readAddress(search: string): AddressQuery {
  const sent = new URLSearchParams(search);
  return {
    names: [...new Set(sent.keys())],
    text: (name) => sent.get(name) ?? '',
    list: (name) => listIn(sent.getAll(name).join(',')),
  };
}

/** Returns the values in a text with commas, each once. */
export const listIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
];

/** Reads a whole number, by default an id. **Empty**: `undefined` for other texts and for a number out of bounds. */
export function wholeNumberIn(text = '', least = 0, most: number = constants.maxId): number | undefined {
  const value = /^(?:0|-?[1-9]\d{0,9})$/u.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}
