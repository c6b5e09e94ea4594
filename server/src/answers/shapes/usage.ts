import type { ApiUsage } from '@goalsquare/openapi';
import type { Account } from '../../domain/accounts/account.js';
import { DAYS_REPORTED, daysOfPeriod, instantOf } from '../../domain/accounts/calendar.js';

/** Number of requests that an account made in a day. */
export interface DailyUsage {
  readonly day: string;
  readonly used: number;
}

/**
 * Returns the limits and usage of an account. Requests beyond the quota do not count.
 * **Shape**: `days` oldest first, today last, back to the first day of the quota period of the oldest reported day.
 */
export function usageOf({ plan }: Account, days: readonly DailyUsage[]): ApiUsage {
  const used = new Map(days.map((one) => [one.day, one.used]));
  const left = (day: string): number =>
    Math.max(
      0,
      plan.requestLimit -
        daysOfPeriod(plan.quotaPeriod, instantOf(day)).reduce((sum, one) => sum + (used.get(one) ?? 0), 0),
    );
  const reported = days.slice(-DAYS_REPORTED);
  const items = reported.map(({ day, used: made }) => [made, left(day)]);
  return {
    planName: plan.name,
    quotaPeriod: { value: plan.quotaPeriod },
    requestLimit: plan.requestLimit,
    rateLimit: plan.ratePerSecond,
    burstLimit: plan.burst,
    requestsRemaining: items.at(-1)?.[1] ?? plan.requestLimit,
    startDate: reported[0]?.day ?? '',
    endDate: reported.at(-1)?.day ?? '',
    items,
  };
}
