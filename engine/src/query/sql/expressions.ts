import type { Plan } from '../../metrics/plan.js';

/**
 * Returns a number as a literal. A fraction is written as a double, because some engines would compute with decimals.
 */
export const numberText = (value: number): string =>
  Number.isInteger(value) ? String(value) : String(value).includes('e') ? String(value) : `${value}e0`;

export const real = (expression: string): string => `cast(${expression} as double)`;

/** Returns the expression for a value rounded to nine decimals, so that arithmetically equal values are equal. */
export const withoutNoise = (expression: string): string => `floor((${expression}) * 1e9 + 5e-1) / 1e9`;

/** Returns the expression for a value if a condition holds, and otherwise null. */
export const when = (condition: string, value: string): string => `case when ${condition} then ${value} end`;

/** Returns the expression for the sum of a value over the rows that meet a condition. */
export const sumWhen = (condition: string, value: string): string =>
  `sum(case when ${condition} then ${value} else 0 end)`;

/** Returns a membership condition. **Empty**: `undefined` if the list does not narrow the result. */
export const isIn = (expression: string, values: readonly string[] | undefined): string | undefined =>
  values === undefined || values.length === 0
    ? undefined
    : values.length === 1
      ? `${expression} = ${values[0] ?? ''}`
      : `${expression} in (${values.join(', ')})`;

/** Returns the conditions that are defined. */
export const present = (conditions: readonly (string | undefined)[]): readonly string[] =>
  conditions.filter((condition) => condition !== undefined);

/** Returns the condition that a match has all the features of a need. */
export const suppliedText = (need: number): string => (need === 0 ? '1 = 1' : `(lacks & ${need}) = 0`);

export const isRatio = ({ divideBy }: Plan, n: number): boolean => (divideBy[n] as number) >= 0;

/** Leaves a value unchanged, for measures that round their own result. */
export const exact = (expression: string): string => expression;

/** Returns the expression for the value of a code, from the expressions of its sums, as the engine computes it. */
export function valueText(plan: Plan, n: number, of: string, to: string, round = withoutNoise): string {
  const [factor, divisor] = [plan.factors[n] as number, plan.divisors[n] as number];
  if (!isRatio(plan, n)) return divisor === 1 ? real(of) : `${real(of)} / ${numberText(divisor)}`;
  const ratio = `${real(of)} * ${numberText(factor)} / (${real(to)} * ${numberText(divisor)})`;
  return when(`${to} <> 0`, round(ratio));
}

/** Returns the clause of a window function: partitions by some columns, in an order. */
export const over = (partition: readonly string[], order: readonly string[] = [], frame = ''): string => {
  const parts = [
    ...(partition.length === 0 ? [] : [`partition by ${partition.join(', ')}`]),
    ...(order.length === 0 ? [] : [`order by ${order.join(', ')}`]),
    ...(frame === '' ? [] : [frame]),
  ];
  return `over (${parts.join(' ')})`;
};
