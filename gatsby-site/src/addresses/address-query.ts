import { constants } from '../constants';

type Value = string | number | readonly (string | number)[] | undefined;

/** Values by parameter. Missing and empty values are omitted. */
export type AddressValues = Readonly<Record<string, Value>>;

const textOf = (value: Value): string => [value ?? []].flat().map(encodeURIComponent).join(',');

/**
 * Returns the query string of an address or a call, in the order of the values, without values that equal their
 * default. **Shape**: starts with `?`. **Empty**: `''`.
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
  /** Returns the distinct values of a parameter, whether it is repeated or comma-separated. */
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

/** Returns the distinct values in a comma-separated text. */
export const listIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
];

/** Reads a whole number, by default an id. **Empty**: `undefined` if the text is not a number or is out of bounds. */
export function wholeNumberIn(text = '', least = 0, most: number = constants.maxId): number | undefined {
  const value = /^(?:0|-?[1-9]\d{0,9})$/u.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}
