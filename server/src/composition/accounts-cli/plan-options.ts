import { AccountsError } from '../../domain/accounts/schema-reader.js';
import type { Plan } from '../../domain/accounts/plan.js';
import { readPlan } from '../../domain/accounts/read-accounts.js';
import { UsageError } from './command.js';

/** The options of a plan. */
export const planOptions = {
  plan: { type: 'string' },
  rate: { type: 'string' },
  burst: { type: 'string' },
  limit: { type: 'string' },
  period: { type: 'string' },
} as const;

/** How they are used. */
export const planUsage = '[--plan NAME] [--rate PER_SECOND] [--burst N] [--limit REQUESTS] [--period DAY|WEEK|MONTH]';

type PlanWords = Readonly<Partial<Record<keyof typeof planOptions, string>>>;

const numberIn = (text: string): unknown => (/^\d{1,12}(?:\.\d{1,6})?$/u.test(text) ? Number(text) : text);

/** Reads what words mean, and names them where they do not. **Throws** `UsageError`. */
export function inWords<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof AccountsError ? new UsageError(error.message) : error;
  }
}

/** A plan as the options change it. **Throws** `UsageError` naming the member that is off. */
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

/** A plan in words. */
export const planText = ({ name, ratePerSecond, burst, requestLimit, quotaPeriod }: Plan): string =>
  `plan ${name}: ${ratePerSecond} requests a second, ${burst} at once, ${requestLimit} a ${quotaPeriod.toLowerCase()}`;
