/** Someone who may call the API. */
export interface Account {
  readonly id: string;
  readonly planName: string;
  readonly limits: RateLimits;
}

/** How fast an account may call. **Units**: requests, requests a second. */
export interface RateLimits {
  readonly ratePerSecond: number;
  readonly burst: number;
}

/** Limits of a plan that names none. **Source**: design section 4. */
export const defaultLimits: RateLimits = { ratePerSecond: 20, burst: 40 };

/** Finds the account a bearer token belongs to. **Empty**: `undefined` for a token nobody has. */
export type FindAccount = (token: string) => Account | undefined;
