import type { Plan } from '../../metrics/plan.js';

/**
 * Sums of a code, and of its denominator, by row. **Empty**: no `to` unless the code is a ratio; NaN if nothing
 * supplies the code.
 */
export interface SumColumns {
  readonly of: Float64Array;
  readonly to: Float64Array | undefined;
}

export const isRatio = ({ divideBy }: Plan, n: number): boolean => (divideBy[n] as number) >= 0;

/** Returns the value of a code from its sums. Whole numbers are divided once, so that equal ratios are equal. */
export function valueOf({ factors, divisors }: Plan, n: number, of: number, to: number | undefined): number {
  const divisor = divisors[n] as number;
  if (to === undefined) return of / divisor;
  return to === 0 ? NaN : (of * (factors[n] as number)) / (to * divisor);
}

/** Returns the values of a code, row by row. */
export const valuesOf = (plan: Plan, n: number, { of, to }: SumColumns): Float64Array =>
  of.map((sum, row) => valueOf(plan, n, sum, to?.[row]));
