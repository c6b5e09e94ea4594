import type { ApiUsage } from '@goalsquare/openapi';
import type { Account } from '../../domain/accounts/account.js';
import { DAYS_REPORTED, daysOfPeriod, instantOf } from '../../domain/accounts/calendar.js';

/** Requests an account made on one day. */
export interface DailyUsage {
  readonly day: string;
  readonly used: number;
}

/**
 * Limits and usage of an account. Requests that were refused for the quota are not used.
 * **Shape**: `days` oldest first, today last, back to the first of every period that those told of fall in.
 */
export function usageOf({ plan }: Account, days: readonly DailyUsage[]): ApiUsage {
  const used = new Map(days.map((one) => [one.day, one.used]));
  const left = (day: string): number =>
    Math.max(
      0,
      plan.requestLimit -
        daysOfPeriod(plan.quotaPeriod, instantOf(day)).reduce((sum, one) => sum + (used.get(one) ?? 0), 0),
    );
  const told = days.slice(-DAYS_REPORTED);
  const items = told.map(({ day, used: made }) => [made, left(day)]);
  return {
    planName: plan.name,
    quotaPeriod: { value: plan.quotaPeriod },
    requestLimit: plan.requestLimit,
    rateLimit: plan.ratePerSecond,
    burstLimit: plan.burst,
    requestsRemaining: items.at(-1)?.[1] ?? plan.requestLimit,
    startDate: told[0]?.day ?? '',
    endDate: told.at(-1)?.day ?? '',
    items,
  };
}
