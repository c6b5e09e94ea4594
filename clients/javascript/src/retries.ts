import { TooManyRequests, type GoalsquareError } from './errors.js';

/** A wait before a request is sent again. **Units**: seconds. */
export interface Wait {
  readonly seconds: number;
  readonly attempt: number;
  readonly reason: GoalsquareError;
}

/**
 * How often and for how long a request is retried.
 *
 * **Shape**: a request is sent at most `attempts` times. The wait is that of `Retry-After`, or else `backoff`, doubled
 * each time. If the server asks for a longer wait than `longestWait`, the error is thrown at once. While the server
 * says when to retry, for example because it is starting, requests are retried for `patience` seconds, however many
 * attempts that takes. A broken stream is reopened until it has waited for `streamPatience` seconds since its last
 * event, unless `attempts` is 1. **Units**: seconds.
 */
export interface Retries {
  readonly attempts: number;
  readonly backoff: number;
  readonly longestWait: number;
  readonly patience: number;
  readonly streamPatience: number;
}

/** The default retries of a client. */
export const defaultRetries: Retries = {
  attempts: 5,
  backoff: 0.25,
  longestWait: 30,
  patience: 0,
  streamPatience: 120,
};

/**
 * Returns the wait after an attempt, counted from 1. `waited` is how long the request has waited so far. **Units**:
 * seconds. **Empty**: `undefined` if the request is not retried.
 */
export function waitAfter(
  { attempts, backoff, longestWait, patience }: Retries,
  attempt: number,
  retryAfter?: number,
  waited = 0,
): number | undefined {
  const isPatient = retryAfter !== undefined && waited + retryAfter <= patience;
  if ((attempt >= attempts && !isPatient) || (retryAfter ?? 0) > longestWait) return undefined;
  const wait = retryAfter ?? Math.min(backoff * 2 ** (attempt - 1), longestWait);
  return wait + Math.random() * backoff;
}

/** The longest wait before a stream is reopened, if the server requests no other. **Units**: seconds. */
const LONGEST_STREAM_WAIT = 10;

/**
 * Returns the wait before a stream is reopened, from the number of failures and the time waited since its last event.
 * **Units**: seconds. **Empty**: `undefined` if it is not reopened.
 */
export function waitToResume(
  { attempts, backoff, longestWait, streamPatience }: Retries,
  failures: number,
  waited: number,
  retryAfter?: number,
): number | undefined {
  if (attempts <= 1 || waited >= streamPatience || (retryAfter ?? 0) > longestWait) return undefined;
  const wait = retryAfter ?? Math.min(backoff * 2 ** (failures - 1), LONGEST_STREAM_WAIT);
  return wait + Math.random() * backoff;
}

/** Whether a status is retried. `mayRepeat` allows it even if the server may have processed the request. */
export const isRepeated = (status: number, mayRepeat: boolean): boolean =>
  [408, 429, 503].includes(status) || (mayRepeat && (status === 502 || status === 504));

/** Returns the seconds in a `Retry-After` header, which is a number or a date. **Empty**: `undefined`. */
export function retryAfterOf(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/**
 * Returns how long the next request must wait because a response says that a limit is used up. **Units**: seconds.
 * **Empty**: 0. **Source**: draft-ietf-httpapi-ratelimit-headers.
 */
export const paceOf = (rateLimit: string | null): number =>
  Math.max(0, ...[...(rateLimit ?? '').matchAll(/; *r=0; *t=(\d+)/gu)].map(([, seconds]) => Number(seconds)));

/** Returns the reason for waiting before a request that the plan does not allow yet. */
export const tooFast = (seconds: number): TooManyRequests =>
  new TooManyRequests(429, { detail: `The plan allows the next request in ${Math.ceil(seconds)} s.` }, seconds);
