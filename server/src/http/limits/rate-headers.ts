import { createHash } from 'node:crypto';
import type { ErrorHeaders } from '../../domain/error-headers.js';
import type { RequestContext } from '../pipeline/context.js';

/**
 * What is left of a limit, and in how many seconds there is more. **Source**: draft-ietf-httpapi-ratelimit-headers-08.
 */
export const rateItem = (name: string, left: number, seconds?: number): string =>
  `"${name}"; r=${left}${seconds === undefined ? '' : `; t=${seconds}`}`;

/** How much a limit lets through in how many seconds, and for whom, where it says so. */
export const policyItem = (name: string, limit: number, seconds: number, partition?: string): string =>
  `"${name}"; q=${limit}; w=${seconds}${partition === undefined ? '' : `; pk=:${partition}:`}`;

/** A short name for whom a limit counts, which says nothing of them. */
export const partitionOf = (key: string): string =>
  Buffer.from(createHash('sha256').update(key).digest('hex').slice(0, 12)).toString('base64');

/** Adds the items of a limit to the headers of a response, after those of other limits. */
export function addRateHeaders(context: RequestContext, rate: string, policy: string): void {
  context.addHeader('RateLimit', rate);
  context.addHeader('RateLimit-Policy', policy);
}

/**
 * The headers of a refusal: `RateLimit` names the limit that refused, and no other. **Empty**: no `Retry-After` if time
 * alone does not help.
 */
export const limitReached = (name: string, seconds?: number): ErrorHeaders => ({
  headers: { RateLimit: rateItem(name, 0, seconds) },
  retryAfterSeconds: seconds,
});
