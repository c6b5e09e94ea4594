import type { RequestHandler } from 'express';
import { daysOfPeriod, nextPeriodDay, secondsOfPeriod, secondsToNextPeriod } from '../accounts/calendar.js';
import type { QuotaPeriod } from '../accounts/plan.js';
import type { UsageStore } from '../accounts/usage.js';
import { Problem } from '../problems.js';
import './request.js';

/** How a period is named in headers, and in words. */
const named: Readonly<Record<QuotaPeriod, readonly [header: string, words: string]>> = {
  DAY: ['daily', 'of today'],
  WEEK: ['weekly', 'of this week'],
  MONTH: ['monthly', 'of this month'],
};

/**
 * Counts each request the contract allows, whatever comes of it, and refuses those beyond the quota of the account's plan.
 * Asking for the usage is free. **Units**: `now` in milliseconds.
 */
export function quota(usage: UsageStore, now: () => number): RequestHandler {
  return async ({ account, call }, res, next) => {
    if (account === undefined || call === undefined || call.operationId === 'getUsage') { next(); return; }
    const at = now();
    const { requestLimit: limit, quotaPeriod: period } = account.plan;
    const left = await usage.take({ accountId: account.id, days: daysOfPeriod(period, at), limit });
    const wait = secondsToNextPeriod(period, at);
    const [name, words] = named[period];
    res.append('RateLimit', `"${name}"; r=${Math.max(0, left)}; t=${wait}`);
    res.append('RateLimit-Policy', `"${name}"; q=${limit}; w=${secondsOfPeriod(period, at)}`);
    if (left < 0) {
      const from = period === 'DAY' ? '00:00 UTC' : `00:00 UTC of ${nextPeriodDay(period, at)}`;
      const detail = `The account has made its ${limit} requests ${words}. More may be made from ${from} on.`;
      throw new Problem('quota-used-up', detail, { headers: { 'Retry-After': String(wait) } });
    }
    next();
  };
}
