import type { RequestHandler } from 'express';
import { dayOf, secondsToNextDay, type UsageStore } from '../accounts/usage.js';
import { Problem } from '../problems.js';
import './request.js';

const DAY_SECONDS = 86_400;

/**
 * Counts each request the contract allows, whatever comes of it, and refuses those beyond the quota of the day.
 * Asking for the usage is free. **Units**: `now` in milliseconds.
 */
export function quota(usage: UsageStore, now: () => number): RequestHandler {
  return async ({ account, call }, res, next) => {
    if (account === undefined || call === undefined || call.operationId === 'getUsage') { next(); return; }
    const at = now();
    const limit = account.requestsPerDay;
    const left = limit - (await usage.count(account.id, dayOf(at)));
    const wait = secondsToNextDay(at);
    res.append('RateLimit', `"daily"; r=${Math.max(0, left)}; t=${wait}`);
    res.append('RateLimit-Policy', `"daily"; q=${limit}; w=${DAY_SECONDS}`);
    if (left < 0) {
      const detail = `The account has made its ${limit} requests of today. More may be made from 00:00 UTC on.`;
      throw new Problem('quota-used-up', detail, { headers: { 'Retry-After': String(wait) } });
    }
    next();
  };
}
