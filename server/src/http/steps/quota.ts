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

/** Names of periods in headers and in sentences. */
const named: Readonly<Record<QuotaPeriod, readonly [header: string, words: string]>> = {
  DAY: ['daily', 'of today'],
  WEEK: ['weekly', 'of this week'],
  MONTH: ['monthly', 'of this month'],
};

/** A request is counted before it is checked only if at least this many requests are left. */
const HELD_FROM = 1000;

/** Values of a period that stay the same all day. **Units**: `end` in milliseconds, `seconds` of the period. */
interface Today {
  readonly day: number;
  readonly days: readonly string[];
  readonly end: number;
  readonly seconds: number;
}

/** The quotas of accounts, according to their plans. **Units**: `now` in milliseconds. */
export class Quotas {
  readonly #today = new Map<QuotaPeriod, Today>();
  /** The last known remainder of each account's quota. Stored only if requests can be refunded. */
  readonly #lastLeft = new WeakMap<Account, { readonly days: readonly string[]; readonly left: number }>();

  constructor(
    private readonly usage: UsageStore,
    private readonly now: () => number,
  ) {}

  /** Returns what a request takes from the account's quota. **Empty**: the call is free, or not yet checked. */
  useOf({ account, call }: Request): CountedRequest | undefined {
    if (account === undefined || call === undefined || call.operationId === 'getUsage') return undefined;
    const { requestLimit: limit, quotaPeriod } = account.plan;
    return { accountId: account.id, days: this.#of(quotaPeriod, this.now()).days, limit };
  }

  /**
   * Takes a request from the quota before it is checked, which saves a round trip. Does so only if many are left, so
   * that an invalid request never takes the last one. **Empty**: the request is counted after the check.
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
   * Takes a request from its account's quota. Returns a promise only if the counts are in another process.
   * **Empty**: the call is free.
   */
  take(req: Request): number | undefined | Promise<number> {
    const use = this.useOf(req);
    return use && this.usage.take(use);
  }

  /** Adds headers that report the remainder of an account's quota. */
  report(context: RequestContext, account: Account, left: number): void {
    const at = this.now();
    const { requestLimit, quotaPeriod } = account.plan;
    const { days, end, seconds } = this.#of(quotaPeriod, at);
    if (this.usage.refund !== undefined) this.#lastLeft.set(account, { days, left });
    const [name] = named[quotaPeriod];
    const rate = rateItem(name, Math.max(0, left), Math.ceil((end - at) / 1000));
    addRateHeaders(context, rate, policyItem(name, requestLimit, seconds));
  }

  /** Returns the problem for a request beyond a plan's quota. */
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
 * Returns a step that counts each request that the contract allows, whatever its outcome, and refuses those beyond the
 * quota of the account's plan. Requests for the usage are free. **Throws** a problem of status 429.
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

/** Wraps a step that checks a request: if it refuses a request that was already counted, the count is refunded. */
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
