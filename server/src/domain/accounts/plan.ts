/** Default number of replays that an account can have at a time. */
export const REPLAYS_PER_ACCOUNT = 5;

/** Default number of event streams that an account can have open. */
export const STREAMS_PER_ACCOUNT = 100;

/** Lengths of a quota period, in UTC: a day from 00:00, a week from Monday, a month from its first day. */
export const quotaPeriods = ['DAY', 'WEEK', 'MONTH'] as const;
export type QuotaPeriod = (typeof quotaPeriods)[number];

/** Rate limit of an account. **Units**: `ratePerSecond` in requests per second, `burst` in requests. */
export interface RateLimits {
  readonly ratePerSecond: number;
  readonly burst: number;
}

/** Limits of an account. */
export interface Plan extends RateLimits {
  readonly name: string;
  /** Requests per period. */
  readonly requestLimit: number;
  readonly quotaPeriod: QuotaPeriod;
}

/** The plan of accounts that have no plan of their own. **Source**: `docs/limits.md`. */
export const defaultPlan: Plan = {
  name: 'standard',
  ratePerSecond: 20,
  burst: 40,
  requestLimit: 35_000,
  quotaPeriod: 'DAY',
};
