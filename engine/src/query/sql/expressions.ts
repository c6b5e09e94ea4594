import type { Plan } from '../../metrics/plan.js';

/** Returns a number as a literal. One with a fraction is a double, as some engines compute with decimals. */
export const numberText = (value: number): string =>
  Number.isInteger(value) ? String(value) : String(value).includes('e') ? String(value) : `${value}e0`;

export const real = (expression: string): string => `cast(${expression} as double)`;

/** Returns a value to nine decimals, so that values that are equal by arithmetic are equal. */
export const withoutNoise = (expression: string): string => `floor((${expression}) * 1e9 + 5e-1) / 1e9`;

/** Returns a value where a condition holds. **Empty**: null elsewhere. */
export const when = (condition: string, value: string): string => `case when ${condition} then ${value} end`;

/** Returns a sum of what is selected by a condition. */
export const sumWhen = (condition: string, value: string): string =>
  `sum(case when ${condition} then ${value} else 0 end)`;

/** Returns a test for membership. **Empty**: `undefined` if the list does not narrow. */
export const isIn = (expression: string, values: readonly string[] | undefined): string | undefined =>
  values === undefined || values.length === 0
    ? undefined
    : values.length === 1
      ? `${expression} = ${values[0] ?? ''}`
      : `${expression} in (${values.join(', ')})`;

/** Returns the conditions that are there. */
export const present = (conditions: readonly (string | undefined)[]): readonly string[] =>
  conditions.filter((condition) => condition !== undefined);

/** Returns whether a match supplies what needs some features. */
export const suppliedText = (need: number): string => (need === 0 ? '1 = 1' : `(lacks & ${need}) = 0`);

export const isRatio = ({ divideBy }: Plan, n: number): boolean => (divideBy[n] as number) >= 0;

/** Leaves a value as it is, for measures that round what they compute from it. */
export const exact = (expression: string): string => expression;

/** Returns the value of a code from the expressions of its sums, as the engine computes it. */
export function valueText(plan: Plan, n: number, of: string, to: string, round = withoutNoise): string {
  const [factor, divisor] = [plan.factors[n] as number, plan.divisors[n] as number];
  if (!isRatio(plan, n)) return divisor === 1 ? real(of) : `${real(of)} / ${numberText(divisor)}`;
  const ratio = `${real(of)} * ${numberText(factor)} / (${real(to)} * ${numberText(divisor)})`;
  return when(`${to} <> 0`, round(ratio));
}

/** Returns a window: `partition by` some columns, in an order. */
export const over = (partition: readonly string[], order: readonly string[] = [], frame = ''): string => {
  const parts = [
    ...(partition.length === 0 ? [] : [`partition by ${partition.join(', ')}`]),
    ...(order.length === 0 ? [] : [`order by ${order.join(', ')}`]),
    ...(frame === '' ? [] : [frame]),
  ];
  return `over (${parts.join(' ')})`;
};
