import { createHash } from 'node:crypto';

/**
 * The items of `RateLimit` and `RateLimit-Policy` for one limit, to the letter as express-rate-limit writes
 * them. **Source**: draft-ietf-httpapi-ratelimit-headers-08.
 */
export interface RateItems {
  readonly rate: string;
  readonly policy: string;
}

/**
 * What is left of a limit, and in how many seconds there is more. A refusal has the item of the limit that refused, and
 * no other.
 */
export const rateItem = (name: string, left: number, seconds: number): string => `"${name}"; r=${left}; t=${seconds}`;

/** How much a limit lets through in how many seconds, and for whom, where it says so. */
export const policyItem = (name: string, limit: number, seconds: number, partition?: string): string =>
  `"${name}"; q=${limit}; w=${seconds}${partition === undefined ? '' : `; pk=:${partition}:`}`;

/** A short name for whom a limit counts, which says nothing of them. */
export const partitionOf = (key: string): string =>
  Buffer.from(createHash('sha256').update(key).digest('hex').slice(0, 12)).toString('base64');
