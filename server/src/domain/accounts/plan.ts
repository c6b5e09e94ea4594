/** Replays that an account can have at a time, unless configured otherwise. */
export const REPLAYS_PER_ACCOUNT = 5;

/** Event streams that an account can have open at a time, unless configured otherwise. */
export const STREAMS_PER_ACCOUNT = 100;

/** Lengths of a quota's period, in UTC: a day from 00:00, a week from Monday, a month from its first day. */
export const quotaPeriods = ['DAY', 'WEEK', 'MONTH'] as const;
export type QuotaPeriod = (typeof quotaPeriods)[number];

/** How fast an account may call. **Units**: requests, requests a second. */
export interface RateLimits {
  readonly ratePerSecond: number;
  readonly burst: number;
}

/** What an account may use. */
export interface Plan extends RateLimits {
  readonly name: string;
  /** Requests of one period. */
  readonly requestLimit: number;
  readonly quotaPeriod: QuotaPeriod;
}

/** The plan of an account without its own. **Source**: `docs/limits.md`. */
export const defaultPlan: Plan = {
  name: 'standard',
  ratePerSecond: 20,
  burst: 40,
  requestLimit: 35_000,
  quotaPeriod: 'DAY',
};
