import { useAnswer } from './use-answer';

/** Data from the server, or the state of its loading. */
export interface JsonLoad<T> {
  readonly data: T | undefined;
  /** Reason of a failure. */
  readonly error: string | undefined;
}

/** Reads JSON from the page's own server, for a list or a name. **Empty**: no data without a path. */
export function useJson<T>(path: string | undefined, key: string): JsonLoad<T> {
  const { data, failure } = useAnswer<T>(path, key);
  return { data, error: failure?.detail };
}
