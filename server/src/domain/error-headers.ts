import { createHash } from 'node:crypto';

/*
 * THE headers of errors, and those of limits that other responses have too. A 429 has `Retry-After`, and `RateLimit`
 * with the limit that refused; every response of an account has `RateLimit` and `RateLimit-Policy` with what is left.
 */

/** Headers of a response that reports an error. */
export interface ErrorHeaders {
  readonly headers?: Readonly<Record<string, string>>;
  /** When the client may try again. **Units**: seconds. */
  readonly retryAfterSeconds?: number | undefined;
}

/** Returns the headers of an error. **Source**: RFC 9110, section 10.2.3. */
export const errorHeaders = ({ headers, retryAfterSeconds }: ErrorHeaders): Readonly<Record<string, string>> => ({
  ...headers,
  ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
});

/**
 * What remains of a limit, and the seconds until there is more. **Source**: draft-ietf-httpapi-ratelimit-headers-08.
 */
export const rateItem = (name: string, left: number, seconds?: number): string =>
  `"${name}"; r=${left}${seconds === undefined ? '' : `; t=${seconds}`}`;

/** Requests that a limit allows in a number of seconds and, if it says so, for whom. */
export const policyItem = (name: string, limit: number, seconds: number, partition?: string): string =>
  `"${name}"; q=${limit}; w=${seconds}${partition === undefined ? '' : `; pk=:${partition}:`}`;

/** A short name for the subject of a limit, which discloses nothing about it. */
export const partitionOf = (key: string): string =>
  Buffer.from(createHash('sha256').update(key).digest('hex').slice(0, 12)).toString('base64');

/** Adds the items of a limit to the headers of a response, after those of other limits. */
export function addRateHeaders(
  response: { readonly addHeader: (name: string, value: string) => void },
  rate: string,
  policy: string,
): void {
  response.addHeader('RateLimit', rate);
  response.addHeader('RateLimit-Policy', policy);
}

/**
 * The headers of a 429: `RateLimit` names the limit that refused, and no other. **Empty**: no `Retry-After` if waiting
 * does not help.
 */
export const limitReached = (name: string, seconds?: number): ErrorHeaders => ({
  headers: { RateLimit: rateItem(name, 0, seconds) },
  retryAfterSeconds: seconds,
});
