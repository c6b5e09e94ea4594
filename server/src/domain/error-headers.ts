import { createHash } from 'node:crypto';

/*
 * The headers of errors and of limits. Every response to an account has `RateLimit` and `RateLimit-Policy` with the
 * remaining requests. In a 429, `RateLimit` has only the limit that was reached. It has `Retry-After` if waiting helps.
 */

/** Headers of a response that reports an error. */
export interface ErrorHeaders {
  readonly headers?: Readonly<Record<string, string>>;
  /** Delay before the client may try again. **Units**: seconds. */
  readonly retryAfterSeconds?: number | undefined;
}

/** Returns the headers of an error. **Source**: RFC 9110, section 10.2.3. */
export const errorHeaders = ({ headers, retryAfterSeconds }: ErrorHeaders): Readonly<Record<string, string>> => ({
  ...headers,
  ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
});

/**
 * Formats the remaining requests of a limit and the seconds until it refills. **Source**:
 * draft-ietf-httpapi-ratelimit-headers-08.
 */
export const rateItem = (name: string, left: number, seconds?: number): string =>
  `"${name}"; r=${left}${seconds === undefined ? '' : `; t=${seconds}`}`;

/** Formats a limit: the number of requests, the time window in seconds and, if given, the partition. */
export const policyItem = (name: string, limit: number, seconds: number, partition?: string): string =>
  `"${name}"; q=${limit}; w=${seconds}${partition === undefined ? '' : `; pk=:${partition}:`}`;

/** Returns a short name for the subject of a limit. It reveals nothing about the subject. */
export const partitionOf = (key: string): string =>
  Buffer.from(createHash('sha256').update(key).digest('hex').slice(0, 12)).toString('base64');

/** Adds a limit's items to response headers, after those of other limits. */
export function addRateHeaders(
  response: { readonly addHeader: (name: string, value: string) => void },
  rate: string,
  policy: string,
): void {
  response.addHeader('RateLimit', rate);
  response.addHeader('RateLimit-Policy', policy);
}

/**
 * Returns the headers of a 429. `RateLimit` names only the limit that was reached. **Empty**: no `Retry-After` if
 * waiting does not help.
 */
export const limitReached = (name: string, seconds?: number): ErrorHeaders => ({
  headers: { RateLimit: rateItem(name, 0, seconds) },
  retryAfterSeconds: seconds,
});
