import { useCallback, useEffect, useRef, useState } from 'react';
import { clientOf } from '../../requests/client';
import { failureOf } from '../../requests/failure';
import { constants } from '../../constants';

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

async function answerOf(url: string, signal: AbortSignal): Promise<Call> {
  const client = await clientOf(constants.sandboxKey);
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
  if (status === 401)
    return { phase: 'failed', why: 'This server has its own keys and does not accept the sandbox key.' };
  return { phase: 'failed', why: detail };
}

/**
 * Returns the state of a call to the server of the page with the key of the sandbox, and functions that run and reset
 * it. One call runs at a time.
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
    answerOf(url, signal).then(
      (answer) => {
        if (!signal.aborted) become(answer);
      },
      (error: unknown) => {
        if (!signal.aborted) become(failed(error));
      },
    );
  }, []);
  return [call, ask, forget];
}
