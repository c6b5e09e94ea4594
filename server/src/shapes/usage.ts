import type { ApiUsage } from '@goalsquare/openapi';
import type { Account } from '../accounts/account.js';
import type { DayOfUse } from '../endpoints/endpoint.js';

/** Limits and usage of an account. Requests that were refused for the quota are not used. **Shape**: `days` oldest first, today last. */
export function usageOf({ planName, limits, requestsPerDay }: Account, days: readonly DayOfUse[]): ApiUsage {
  const items = days.map(({ used }) => [Math.min(used, requestsPerDay), Math.max(0, requestsPerDay - used)]);
  return {
    planName,
    quotaPeriod: { value: 'DAY' },
    requestLimit: requestsPerDay,
    rateLimit: limits.ratePerSecond,
    burstLimit: limits.burst,
    requestsRemaining: items.at(-1)?.[1] ?? requestsPerDay,
    startDate: days[0]?.day ?? '',
    endDate: days.at(-1)?.day ?? '',
    items,
  };
}
