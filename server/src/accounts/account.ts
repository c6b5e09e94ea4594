import type { Licence } from './licence.js';

/** Someone who may call the API. */
export interface Account {
  readonly id: string;
  readonly planName: string;
  readonly licence: Licence;
  readonly limits: RateLimits;
  /** Requests of one day in UTC. */
  readonly requestsPerDay: number;
}

/** How fast an account may call. **Units**: requests, requests a second. */
export interface RateLimits {
  readonly ratePerSecond: number;
  readonly burst: number;
}

/** Limits of a plan that names none. **Source**: design section 4. */
export const defaultLimits: RateLimits = { ratePerSecond: 20, burst: 40 };

/** Requests a day of a plan that names none. **Source**: design section 4. */
export const REQUESTS_PER_DAY = 35_000;

/** Finds the account a bearer token belongs to. **Empty**: `undefined` for a token nobody has. */
export type FindAccount = (token: string) => Account | undefined;
