import type { Account } from '../../domain/accounts/account.js';
import {
  dayNumber,
  daysOfPeriod,
  nextPeriodDay,
  secondsOfPeriod,
  secondsToNextPeriod,
} from '../../domain/accounts/calendar.js';
import type { QuotaPeriod } from '../../domain/accounts/plan.js';
import type { UsageStore, CountedRequest } from '../../domain/accounts/usage-store.js';
import { policyItem, rateItem, type RateItems } from '../limits/rate-headers.js';
import { Problem } from '../../domain/problems.js';
import '../pipeline/request.js';
import type { RequestContext } from '../pipeline/context.js';
import type { Step } from '../pipeline/run-steps.js';

/** How a period is named in headers, and in words. */
const named: Readonly<Record<QuotaPeriod, readonly [header: string, words: string]>> = {
  DAY: ['daily', 'of today'],
  WEEK: ['weekly', 'of this week'],
  MONTH: ['monthly', 'of this month'],
};

/** The part of a period that is the same all day. */
interface Today {
  readonly day: number;
  readonly days: readonly string[];
  readonly seconds: number;
}

/** The quota of an account after one request. **Empty**: `refusal` if the request is within it. */
interface Counted extends RateItems {
  readonly refusal: Problem | undefined;
}

/** The quotas of accounts, as their plans say. **Units**: `now` in milliseconds. */
export class Quotas {
  readonly #today = new Map<QuotaPeriod, Today>();

  constructor(
    private readonly usage: UsageStore,
    private readonly now: () => number,
  ) {}

  /** Counts a request if the quota has one left. Returns a promise only if counts are in another process. */
  count(account: Account): Counted | Promise<Counted> {
    const at = this.now();
    const left = this.usage.take(this.#useOf(account, at));
    return left instanceof Promise
      ? left.then((known) => this.#counted(account, known, at))
      : this.#counted(account, left, at);
  }

  #useOf({ id: accountId, plan: { requestLimit: limit, quotaPeriod } }: Account, at: number): CountedRequest {
    return { accountId, days: this.#of(quotaPeriod, at).days, limit };
  }

  #counted(account: Account, left: number, at: number): Counted {
    const { requestLimit, quotaPeriod } = account.plan;
    const [name] = named[quotaPeriod];
    return {
      rate: rateItem(name, Math.max(0, left), secondsToNextPeriod(quotaPeriod, at)),
      policy: policyItem(name, requestLimit, this.#of(quotaPeriod, at).seconds),
      refusal: left < 0 ? usedUp(account, at) : undefined,
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
  const detail = `The account has used its ${requestLimit} requests ${named[period][1]}. It can make more from ${from}.`;
  const seconds = secondsToNextPeriod(period, at);
  return new Problem('quota-used-up', detail, {
    headers: { 'Retry-After': String(seconds), RateLimit: rateItem(named[period][0], 0, seconds) },
  });
}

/**
 * Counts each request the contract allows, whatever its outcome, and refuses those beyond the quota of the account's
 * plan. Asking for the usage is free. **Throws** a problem of status 429.
 */
export function quota(quotas: Quotas): Step {
  const settle = (context: RequestContext, { rate, policy, refusal }: Counted): void => {
    context.addHeaders('RateLimit', rate, 'RateLimit-Policy', policy);
    if (refusal !== undefined) throw refusal;
  };
  return (context): void | Promise<void> => {
    const { account, call } = context.req;
    if (account === undefined || call === undefined || call.operationId === 'getUsage') return;
    const counted = quotas.count(account);
    if (counted instanceof Promise)
      return counted.then((known) => {
        settle(context, known);
      });
    settle(context, counted);
  };
}
