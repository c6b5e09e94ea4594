import { useEffect, useRef, useState } from 'react';
import { useApiKey } from './api-key';
import { failureOf } from './failure';

/** The latest value of a subject, or why there are no more. */
export interface Followed<T> {
  readonly value: T | undefined;
  readonly fault: string | undefined;
}

/** Reads values until the signal aborts, and shows each of them, or the last one and why there are no more. */
type Follow<T> = (signal: AbortSignal, show: (value: T | undefined, fault?: string) => void) => Promise<void>;

/**
 * Follows a subject while the component is mounted, with the tab's key. A changed `version` starts again, and the value
 * stays until there is a new one. **Empty**: follows nothing without a subject.
 */
export function useFollowed<T>(subject: string | undefined, follow: Follow<T>, version = 0): Followed<T> {
  const [key] = useApiKey();
  const [known, setKnown] = useState<Followed<T> & { readonly subject: string }>();
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    if (subject === undefined) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const show = (value: T | undefined, fault?: string): void => {
      if (!signal.aborted) setKnown({ subject, value, fault });
    };
    latest.current(signal, show).catch((error: unknown) => {
      show(undefined, failureOf(error).detail);
    });
    return () => {
      stop.abort();
    };
  }, [subject, key, version]);
  return known !== undefined && known.subject === subject ? known : { value: undefined, fault: undefined };
}
