import { AccountsError } from '../../domain/accounts/schema-reader.js';
import type { Plan } from '../../domain/accounts/plan.js';
import { readPlan } from '../../domain/accounts/read-accounts.js';
import { UsageError } from './command.js';

export const planOptions = {
  plan: { type: 'string' },
  rate: { type: 'string' },
  burst: { type: 'string' },
  limit: { type: 'string' },
  period: { type: 'string' },
} as const;

/** Usage text of the options. */
export const planUsage = '[--plan NAME] [--rate PER_SECOND] [--burst N] [--limit REQUESTS] [--period DAY|WEEK|MONTH]';

type PlanWords = Readonly<Partial<Record<keyof typeof planOptions, string>>>;

const numberIn = (text: string): unknown => (/^\d{1,12}(?:\.\d{1,6})?$/u.test(text) ? Number(text) : text);

/** Runs a function that parses the values of options. **Throws** `UsageError` instead of `AccountsError`. */
export function inWords<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof AccountsError ? new UsageError(error.message) : error;
  }
}

/** Returns a plan with the options applied. **Throws** `UsageError` that names the invalid member. */
export const planWith = (before: Plan, { plan, rate, burst, limit, period }: PlanWords): Plan =>
  inWords(() =>
    readPlan({
      at: 'plan',
      value: {
        ...before,
        ...(plan !== undefined && { name: plan }),
        ...(rate !== undefined && { ratePerSecond: numberIn(rate) }),
        ...(burst !== undefined && { burst: numberIn(burst) }),
        ...(limit !== undefined && { requestLimit: numberIn(limit) }),
        ...(period !== undefined && { quotaPeriod: period.toUpperCase() }),
      },
    }),
  );

/** Describes a plan in words. */
export const planText = ({ name, ratePerSecond, burst, requestLimit, quotaPeriod }: Plan): string =>
  `plan ${name}: ${ratePerSecond} requests a second, ${burst} at once, ${requestLimit} a ${quotaPeriod.toLowerCase()}`;
