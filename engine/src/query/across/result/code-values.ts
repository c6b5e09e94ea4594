import type { Plan } from '../../../metrics/plan.js';
import { withoutNoise } from './without-noise.js';

/**
 * Sums of a code, and of its denominator, by row. **Empty**: no `to` unless the code is a ratio; in columns of single
 * matches, NaN for a match that does not supply the code.
 */
export interface SumColumns {
  readonly of: Float64Array;
  readonly to: Float64Array | undefined;
}

export const isRatio = ({ divideBy }: Plan, n: number): boolean => (divideBy[n] as number) >= 0;

/** Rounds a ratio. Ratios are rounded once, where they are compared, so that medians are computed from exact ratios. */
type Rounding = (value: number) => number;

/** Leaves a ratio unchanged, for measures that round their own result. */
export const exact: Rounding = (value) => value;

/**
 * Returns the value of a ratio. Every measure uses this function, so that arithmetically equal ratios are equal in each
 * measure. **Empty**: NaN if the denominator is 0.
 */
export const ratioOf = (numerator: number, denominator: number, round: Rounding = withoutNoise): number =>
  denominator === 0 ? NaN : round(numerator / denominator);

/** Returns the value of a code from its sums. */
export function valueOf({ factors, divisors }: Plan, n: number, of: number, to: number | undefined): number {
  const divisor = divisors[n] as number;
  return to === undefined ? of / divisor : ratioOf(of * (factors[n] as number), to * divisor);
}

/**
 * Returns the values of a code by row, in plain loops, because `map` is several times slower. If nothing divides the
 * sums, returns the sums themselves.
 */
export function valuesOf(
  { factors, divisors }: Plan,
  n: number,
  { of, to }: SumColumns,
  round: Rounding = withoutNoise,
): Float64Array {
  const [factor, divisor] = [factors[n] as number, divisors[n] as number];
  if (to === undefined && divisor === 1) return of;
  const values = new Float64Array(of.length);
  if (to === undefined) for (let row = 0; row < of.length; row += 1) values[row] = (of[row] as number) / divisor;
  else
    for (let row = 0; row < of.length; row += 1)
      values[row] = ratioOf((of[row] as number) * factor, (to[row] as number) * divisor, round);
  return values;
}

/** Returns the differences of a code's values. Sums are subtracted before division, ratios after it. */
export function differencesOf(
  plan: Plan,
  n: number,
  own: SumColumns,
  other: SumColumns,
  round: Rounding = withoutNoise,
): Float64Array {
  if (!isRatio(plan, n))
    return valuesOf(plan, n, { of: own.of.map((sum, row) => sum - (other.of[row] as number)), to: undefined });
  const subtracted = valuesOf(plan, n, other, round);
  return valuesOf(plan, n, own, round).map((value, row) => round(value - (subtracted[row] as number)));
}
