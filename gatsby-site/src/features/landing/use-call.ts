import { useCallback, useEffect, useRef, useState } from 'react';
import { clientOf } from '../../requests/client';
import { failureOf } from '../../requests/failure';
import { useApiKey } from '../../requests/api-key';

/** State of a call. **Units**: `took` in milliseconds, `size` in bytes. */
export type Call =
  | { readonly phase: 'none' | 'asking' }
  | {
      readonly phase: 'answered';
      readonly status: number;
      readonly took: number;
      readonly size: number;
      readonly text: string;
    }
  | { readonly phase: 'failed'; readonly why: string };

async function answerOf(url: string, key: string, signal: AbortSignal): Promise<Call> {
  const client = await clientOf(key);
  const began = performance.now();
  const response = await client.request(url, { signal });
  const body = await response.text();
  return {
    phase: 'answered',
    status: response.status,
    took: Math.round(performance.now() - began),
    size: new Blob([body]).size,
    text: JSON.stringify(JSON.parse(body), null, 2),
  };
}

function failed(error: unknown): Call {
  const { status, detail } = failureOf(error);
  if (status === undefined) return { phase: 'failed', why: `No server answers here. ${detail}` };
  return { phase: 'failed', why: detail };
}

/**
 * Returns the state of a call to the server of the page with the key of the tab, and functions that run and reset
 * it. One call runs at a time.
 */
export function useCall(): readonly [call: Call, ask: (url: string) => void, forget: () => void] {
  const [key] = useApiKey();
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
  const ask = useCallback(
    (url: string) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      become({ phase: 'asking' });
      answerOf(url, key, signal).then(
        (answer) => {
          if (!signal.aborted) become(answer);
        },
        (error: unknown) => {
          if (!signal.aborted) become(failed(error));
        },
      );
    },
    [key],
  );
  return [call, ask, forget];
}
