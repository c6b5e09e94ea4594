import { ownClient } from './client';
import { failureOf } from './failure';

/** The response to a call, or why there is none. **Units**: `took` in milliseconds, `size` in bytes. */
export type CallResult =
  | {
      readonly phase: 'answered';
      readonly status: number;
      readonly took: number;
      readonly size: number;
      readonly text: string;
    }
  | { readonly phase: 'failed'; readonly why: string };

const isJson = ({ headers }: Response): boolean => headers.get('Content-Type')?.includes('json') === true;

/** Sends a GET request to the page's own server, with the tab's key. Returns the response as text; JSON is indented. */
export async function runCall(url: string, signal: AbortSignal): Promise<CallResult> {
  try {
    const client = await ownClient();
    const began = performance.now();
    const response = await client.request(url, { signal });
    const body = await response.text();
    return {
      phase: 'answered',
      status: response.status,
      took: Math.round(performance.now() - began),
      size: new Blob([body]).size,
      text: isJson(response) ? JSON.stringify(JSON.parse(body), null, 2) : body,
    };
  } catch (error) {
    const { status, detail } = failureOf(error);
    return { phase: 'failed', why: status === undefined ? `No server answers here. ${detail}` : detail };
  }
}

const inKilobytes = new Intl.NumberFormat('en-AU', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });

/** Describes the time and size of a response, such as `12 ms, 3.4 kB`. */
export const timeAndSize = ({ took, size }: { readonly took: number; readonly size: number }): string =>
  `${took} ms, ${inKilobytes.format(size / 1000)}`;
