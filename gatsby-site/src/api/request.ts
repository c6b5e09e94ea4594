import type { Wait } from '@goalsquare/client';
import { clientOf } from './client';

/** How far a request is that waits for the server. **Units**: `seconds` until it is sent again. */
export interface Waiting {
  readonly detail: string;
  readonly seconds: number;
  /** Matches that are simulated, and all. **Empty**: `undefined` if the server does not say. */
  readonly progress?: { readonly done: number; readonly all: number };
}

/** Reads from the server's own status how many matches are simulated. */
async function simulated(signal: AbortSignal): Promise<Waiting['progress']> {
  const text = await fetch('/readyz', { signal }).then(
    (response) => response.text(),
    () => '',
  );
  const [, done, all] = /(\d+) of (\d+) matches/u.exec(text) ?? [];
  return done === undefined || all === undefined ? undefined : { done: Number(done), all: Number(all) };
}

interface RequestOptions {
  readonly key: string;
  readonly accept?: string;
  readonly signal: AbortSignal;
  readonly onWait?: (waiting: Waiting) => void;
}

/**
 * Sends a GET request to a path of the server of the page. `onWait` is called while the server is not ready. **Throws**
 * `ApiError`.
 */
export async function request(path: string, { key, accept, signal, onWait }: RequestOptions): Promise<Response> {
  const report = async ({ seconds, reason }: Wait): Promise<void> => {
    if (onWait === undefined || !('status' in reason) || reason.status !== 503) return;
    const progress = await simulated(signal);
    const { detail } = reason as unknown as { readonly detail: string };
    if (!signal.aborted) onWait({ detail, seconds, ...(progress && { progress }) });
  };
  const client = await clientOf(key);
  return client.request(path, {
    accept,
    signal,
    onWait: (wait) => {
      void report(wait);
    },
  });
}
