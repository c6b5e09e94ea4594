import type { RequestHandler } from 'express';
import type { Account } from '../../domain/accounts/account.js';
import {
  dayNumber,
  daysOfPeriod,
  nextPeriodDay,
  secondsOfPeriod,
  secondsToNextPeriod,
} from '../../domain/accounts/calendar.js';
import type { QuotaPeriod } from '../../domain/accounts/plan.js';
import type { UsageStore, Use } from '../../domain/accounts/usage.js';
import { policyItem, rateItem, type RateItems } from '../limits/rate-headers.js';
import { Problem } from '../../domain/problems.js';
import './request.js';

/** How a period is named in headers, and in words. */
const named: Readonly<Record<QuotaPeriod, readonly [header: string, words: string]>> = {
  DAY: ['daily', 'of today'],
  WEEK: ['weekly', 'of this week'],
  MONTH: ['monthly', 'of this month'],
};

/** What is the same of a period all day long. */
interface Today {
  readonly day: number;
  readonly days: readonly string[];
  readonly seconds: number;
}

/** The quotas of accounts, as their plans say. **Units**: `now` in milliseconds. */
export class Quotas {
  readonly #today = new Map<QuotaPeriod, Today>();

  constructor(
    private readonly usage: UsageStore,
    private readonly now: () => number,
  ) {}

  /**
   * Counts a request without a wait, and gives what is told of the quota. **Empty**: it is used up, or is not counted
   * in this process; nothing is counted.
   */
  takeNow(account: Account): RateItems | undefined {
    const at = this.now();
    const left = this.usage.takeNow?.(this.#useOf(account, at)) ?? -1;
    return left < 0 ? undefined : this.#told(account, left, at);
  }

  /** Counts a request. **Throws** a problem of status 429, with what is told of the quota, where it is used up. */
  async take(account: Account, tell: (items: RateItems) => void): Promise<void> {
    const at = this.now();
    const left = await this.usage.take(this.#useOf(account, at));
    tell(this.#told(account, Math.max(0, left), at));
    if (left < 0) throw usedUp(account, at);
  }

  #useOf({ id: accountId, plan: { requestLimit: limit, quotaPeriod } }: Account, at: number): Use {
    return { accountId, days: this.#of(quotaPeriod, at).days, limit };
  }

  #told({ plan: { requestLimit, quotaPeriod } }: Account, left: number, at: number): RateItems {
    const [name] = named[quotaPeriod];
    return {
      rate: rateItem(name, left, secondsToNextPeriod(quotaPeriod, at)),
      policy: policyItem(name, requestLimit, this.#of(quotaPeriod, at).seconds),
    };
  }

  #of(period: QuotaPeriod, at: number): Today {
    const day = dayNumber(at);
    const known = this.#today.get(period);
    if (known?.day === day) return known;
    const made = { day, days: daysOfPeriod(period, at), seconds: secondsOfPeriod(period, at) };
    this.#today.set(period, made);
    return made;
  }
}

function usedUp({ plan: { requestLimit, quotaPeriod: period } }: Account, at: number): Problem {
  const from = period === 'DAY' ? '00:00 UTC' : `00:00 UTC of ${nextPeriodDay(period, at)}`;
  const detail = `The account has made its ${requestLimit} requests ${named[period][1]}. More may be made from ${from} on.`;
  const seconds = secondsToNextPeriod(period, at);
  return new Problem('quota-used-up', detail, {
    headers: { 'Retry-After': String(seconds), RateLimit: rateItem(named[period][0], 0, seconds) },
  });
}

/**
 * Counts each request the contract allows, whatever comes of it, and refuses those beyond the quota of the account's
 * plan. Asking for the usage is free. `takes` what is counted in this process `directly`.
 */
export const quota =
  (quotas: Quotas, takes: 'directly' | 'by waiting'): RequestHandler =>
  ({ account, call }, res, next) => {
    if (account === undefined || call === undefined || call.operationId === 'getUsage') {
      next();
      return;
    }
    const tell = ({ rate, policy }: RateItems): void => {
      res.append('RateLimit', rate);
      res.append('RateLimit-Policy', policy);
    };
    const taken = takes === 'directly' ? quotas.takeNow(account) : undefined;
    if (taken === undefined) {
      quotas.take(account, tell).then(() => {
        next();
      }, next);
      return;
    }
    tell(taken);
    next();
  };
