import type { Request } from 'express';
import type { Account } from '../../domain/accounts/account.js';
import {
  dayNumber,
  daysOfPeriod,
  endOfPeriod,
  nextPeriodDay,
  secondsOfPeriod,
  secondsToNextPeriod,
} from '../../domain/accounts/calendar.js';
import type { Plan, QuotaPeriod } from '../../domain/accounts/plan.js';
import type { UsageStore, CountedRequest } from '../../domain/accounts/usage-store.js';
import { addRateHeaders, limitReached, policyItem, rateItem } from '../../domain/error-headers.js';
import { operationFor } from '../contract/routes.js';
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

/** Requests that are left where one is counted before it is checked. */
const HELD_FROM = 1000;

/**
 * The part of a period that stays the same all day. **Units**: `end` in milliseconds, `seconds` those of the period.
 */
interface Today {
  readonly day: number;
  readonly days: readonly string[];
  readonly end: number;
  readonly seconds: number;
}

/** The quotas of accounts, by their plans. **Units**: `now` in milliseconds. */
export class Quotas {
  readonly #today = new Map<QuotaPeriod, Today>();
  /** The last known rest of the quotas of accounts. Stored only if requests can be refunded. */
  readonly #lastLeft = new WeakMap<Account, { readonly days: readonly string[]; readonly left: number }>();

  constructor(
    private readonly usage: UsageStore,
    private readonly now: () => number,
  ) {}

  /** Requests taken from the quota of the account. **Empty**: the call is free, or not yet checked. */
  useOf({ account, call }: Request): CountedRequest | undefined {
    if (account === undefined || call === undefined || call.operationId === 'getUsage') return undefined;
    const { requestLimit: limit, quotaPeriod } = account.plan;
    return { accountId: account.id, days: this.#of(quotaPeriod, this.now()).days, limit };
  }

  /**
   * Takes a request from the quota before it is checked, which saves a round trip: only if many remain, so that an
   * invalid request never takes the last one. **Empty**: it is counted after the check.
   */
  hold(context: RequestContext): CountedRequest | undefined {
    const { account, call, method } = context.req;
    if (this.usage.refund === undefined || account === undefined || call !== undefined) return undefined;
    const operation = context.route && operationFor(context.route, method);
    if (operation === undefined || operation.operation.operationId === 'getUsage') return undefined;
    const { requestLimit: limit, quotaPeriod } = account.plan;
    const { days } = this.#of(quotaPeriod, this.now());
    const last = this.#lastLeft.get(account);
    if (last?.days !== days || last.left < HELD_FROM) return undefined;
    context.heldQuota = { accountId: account.id, days, limit };
    return context.heldQuota;
  }

  /** Refunds an invalid request. */
  refund(context: RequestContext): void {
    if (context.heldQuota !== undefined && (context.quotaLeft ?? -1) >= 0) this.usage.refund?.(context.heldQuota);
  }

  /**
   * Takes a request from the quota of its account. Returns a promise only if the counts are in another process.
   * **Empty**: its call is free.
   */
  take(req: Request): number | undefined | Promise<number> {
    const use = this.useOf(req);
    return use && this.usage.take(use);
  }

  /** Reports the rest of an account's quota in headers. */
  report(context: RequestContext, account: Account, left: number): void {
    const at = this.now();
    const { requestLimit, quotaPeriod } = account.plan;
    const { days, end, seconds } = this.#of(quotaPeriod, at);
    if (this.usage.refund !== undefined) this.#lastLeft.set(account, { days, left });
    const [name] = named[quotaPeriod];
    const rate = rateItem(name, Math.max(0, left), Math.ceil((end - at) / 1000));
    addRateHeaders(context, rate, policyItem(name, requestLimit, seconds));
  }

  /** The problem of a request beyond the quota of a plan. */
  usedUp(plan: Plan): Problem {
    return usedUp(plan, this.now());
  }

  #of(period: QuotaPeriod, at: number): Today {
    const day = dayNumber(at);
    const known = this.#today.get(period);
    if (known?.day === day) return known;
    const made = {
      day,
      days: daysOfPeriod(period, at),
      end: endOfPeriod(period, at),
      seconds: secondsOfPeriod(period, at),
    };
    this.#today.set(period, made);
    return made;
  }
}

function usedUp({ requestLimit, quotaPeriod: period }: Plan, at: number): Problem {
  const from = period === 'DAY' ? '00:00 UTC' : `00:00 UTC of ${nextPeriodDay(period, at)}`;
  const detail = `The account has used its ${requestLimit} requests ${named[period][1]}. It can make more from ${from}.`;
  return new Problem('quota-used-up', detail, limitReached(named[period][0], secondsToNextPeriod(period, at)));
}

/**
 * Counts each request the contract allows, whatever its outcome, and refuses those beyond the quota of the account's
 * plan. Asking for the usage is free. **Throws** a problem of status 429.
 */
export function quota(quotas: Quotas): Step {
  const settle = (context: RequestContext, account: Account, left: number): void => {
    quotas.report(context, account, left);
    if (left < 0) throw quotas.usedUp(account.plan);
  };
  const count = async (context: RequestContext, account: Account, left: Promise<number>): Promise<void> => {
    settle(context, account, await left);
  };
  return (context): void | Promise<void> => {
    const { account } = context.req;
    if (account === undefined) return;
    const left = context.quotaLeft ?? quotas.take(context.req);
    if (left instanceof Promise) return count(context, account, left);
    if (left !== undefined) settle(context, account, left);
  };
}

/** A step that checks a request: if it refuses one that was counted before, the count is given back. */
export const checking =
  (quotas: Quotas, step: Step): Step =>
  (context): void | Promise<void> => {
    const refuse = (error: unknown): never => {
      quotas.refund(context);
      throw error;
    };
    try {
      return step(context)?.catch(refuse);
    } catch (error) {
      refuse(error);
    }
  };
