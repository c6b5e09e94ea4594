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
    throw new ConfigurationError('An empty list selects nothing. Omit the argument to select everything.');
  return list;
}
