import { useCallback, useEffect, useRef, useState } from 'react';
import { runCall, type CallResult } from './run-call';

/** State of a call. */
export type Call = { readonly phase: 'none' | 'asking' } | CallResult;

/**
 * Returns the state of a call to the page's own server with the tab's key, and functions that run and reset it. Only
 * one call runs at a time.
 */
export function useCall(): readonly [call: Call, ask: (url: string) => void, forget: () => void] {
  const [call, become] = useState<Call>({ phase: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  const forget = useCallback(() => {
    running.current?.abort();
    become({ phase: 'none' });
  }, []);
  const ask = useCallback((url: string) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    become({ phase: 'asking' });
    void runCall(url, signal).then((result) => {
      if (!signal.aborted) become(result);
    });
  }, []);
  return [call, ask, forget];
}
