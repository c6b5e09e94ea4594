import { isRecent } from './is-recent.js';

/** Returns a function that looks at most once in a time, and otherwise returns the last result. */
export function lookEvery<T>(milliseconds: number, now: () => number, look: () => T): () => T {
  let last: { readonly at: number; readonly found: T } | undefined;
  return () => {
    if (last === undefined || !isRecent(now(), last.at, milliseconds)) last = { at: now(), found: look() };
    return last.found;
  };
}
