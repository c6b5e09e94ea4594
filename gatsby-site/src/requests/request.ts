import type { Wait } from '@goalsquare/client';
import { ownClient } from './client';

/** The progress of a request that waits for the server. **Units**: `seconds` until the next attempt. */
export interface Waiting {
  readonly detail: string;
  readonly seconds: number;
  /**
   * How many matches have been simulated, and how many there are. **Empty**: `undefined` if the server does not report
   * it.
   */
  readonly progress?: { readonly done: number; readonly all: number };
}

/** Reads how many matches have been simulated from the server's readiness status. */
async function simulated(signal: AbortSignal): Promise<Waiting['progress']> {
  const text = await fetch('/readyz', { signal }).then(
    (response) => response.text(),
    () => '',
  );
  const [, done, all] = /(\d+) of (\d+) matches/u.exec(text) ?? [];
  return done === undefined || all === undefined ? undefined : { done: Number(done), all: Number(all) };
}

interface RequestOptions {
  readonly accept?: string;
  readonly signal: AbortSignal;
  readonly onWait?: (waiting: Waiting) => void;
}

/**
 * Sends a GET request to a path of the page's own server, with the tab's key. `onWait` is called while the server is
 * not ready. **Throws** `ApiError` for a response with an error status.
 */
export async function request(path: string, { accept, signal, onWait }: RequestOptions): Promise<Response> {
  const report = async ({ seconds, reason }: Wait): Promise<void> => {
    if (onWait === undefined || !('status' in reason) || reason.status !== 503) return;
    const progress = await simulated(signal);
    const { detail } = reason as unknown as { readonly detail: string };
    if (!signal.aborted) onWait({ detail, seconds, ...(progress && { progress }) });
  };
  const client = await ownClient();
  return client.request(path, {
    accept,
    signal,
    onWait: (wait) => {
      void report(wait);
    },
  });
}
