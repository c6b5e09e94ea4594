import { ConfigurationError } from './errors.js';

/** One value, or several. */
export type Several<T> = T | readonly T[];

/**
 * Returns one value or several as a list. **Empty**: `undefined` for `undefined` and `null`. **Throws**
 * `ConfigurationError` for an empty list, which the server would read as all values.
 */
export function listed<T>(values: Several<T> | null | undefined): readonly T[] | undefined {
  if (values === undefined || values === null) return undefined;
  const list = Array.isArray(values) ? (values as readonly T[]) : [values as T];
  if (list.length === 0)
    throw new ConfigurationError(
      'A list without a value selects nothing. Leave the argument out to select everything.',
    );
  return list;
}
