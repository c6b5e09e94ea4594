import type { Account } from './credentials.js';
import type { TokenStore } from './token-store.js';
import type { ResponseStore } from './response-store.js';
import type { Retries, Wait } from './retries.js';

/**
 * Options of a client. All are optional.
 *
 * **Units**: `timeout` in seconds in which the server sends nothing, 30 by default. **Empty**: without `environment`
 * the client calls the server of `GOALSQUARE_URL`, else the sandbox on this machine; without an account it reads
 * `GOALSQUARE_TOKEN`, else `GOALSQUARE_CLIENT_ID` and `GOALSQUARE_CLIENT_SECRET`, else it uses the public key of the
 * sandbox.
 */
export interface Options extends Account {
  /** `production`, `sandbox`, or the URL of a server. */
  readonly environment?: string | undefined;
  readonly timeout?: number | undefined;
  /** How often and how long requests are repeated; 0 never repeats. */
  readonly retries?: number | Partial<Retries> | undefined;
  /** Requests that are sent at the same time; 6 by default. */
  readonly concurrency?: number | undefined;
  /** Where responses are stored; 16 million characters in memory by default. `false` stores none. */
  readonly cache?: ResponseStore | false | undefined;
  /** Where tokens of a machine account are stored; in memory by default. */
  readonly tokenStore?: TokenStore | undefined;
  /** Headers that every request has. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Is called before a request waits, because a limit is reached or an attempt failed. */
  readonly onWait?: ((wait: Wait) => void) | undefined;
  /** Is called after each match of a call with several. */
  readonly onProgress?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined;
  /** Is called with matches that a call with several leaves out; by default `console.warn`. */
  readonly onWarning?: ((warning: string) => void) | undefined;
  readonly fetch?: typeof fetch | undefined;
}
