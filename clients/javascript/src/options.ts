import type { Account } from './credentials.js';
import type { TokenStore } from './token-store.js';
import type { ResponseStore } from './response-store.js';
import type { Retries, Wait } from './retries.js';

/**
 * Options of a client. All are optional.
 *
 * **Units**: `timeout` is the number of seconds, by default 30, in which the server may send nothing. **Empty**:
 * without `environment` the client calls the server in `GOALSQUARE_URL`, else the sandbox on this machine. Without an
 * account it uses `GOALSQUARE_TOKEN`, else `GOALSQUARE_CLIENT_ID` and `GOALSQUARE_CLIENT_SECRET`, else the public key
 * of the sandbox.
 */
export interface Options extends Account {
  /** `production`, `sandbox`, or the URL of a server. */
  readonly environment?: string | undefined;
  readonly timeout?: number | undefined;
  /** How often and for how long requests are retried. 0 means no retries. */
  readonly retries?: number | Partial<Retries> | undefined;
  /** Maximum number of simultaneous requests; 6 by default. */
  readonly concurrency?: number | undefined;
  /** Where responses are stored; by default in memory, up to 16 million characters. `false` stores none. */
  readonly cache?: ResponseStore | false | undefined;
  /** Where the tokens of a machine account are stored; by default in memory. */
  readonly tokenStore?: TokenStore | undefined;
  /** Headers to send with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Called before a request waits because a limit is reached or an attempt failed. */
  readonly onWait?: ((wait: Wait) => void) | undefined;
  /** Called after each match in a call with several matches. */
  readonly onProgress?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined;
  /** Called with a warning if a call with several matches leaves some out; `console.warn` by default. */
  readonly onWarning?: ((warning: string) => void) | undefined;
  readonly fetch?: typeof fetch | undefined;
}
