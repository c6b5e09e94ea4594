import type { Plan } from '../../metrics/plan.js';
import { bases } from '../../vocabulary/bases.js';
import type { Dialect } from './dialect.js';
import { isRatio } from './expressions.js';
import type { Column } from './relation.js';

/** The owner of the sums in a column: the row, the opponent that is subtracted, or the squad that a share refers to. */
export type Operand = 'own' | 'other' | 'squad';

/** The plans of a question, as in the engine. */
export interface SqlPlans {
  readonly own: Plan;
  readonly squad: Plan | undefined;
  readonly hasOther: boolean;
  /** Whether the time of rows is the time on the ground in whole matches. */
  readonly hasWholeTime: boolean;
}

/** Returns the column names of a code's sums. */
export function sumNames(code: string, operand: Operand): { readonly of: string; readonly to: string } {
  const prefix = operand === 'own' ? code : `${code}_${operand}`;
  return { of: `${prefix}_of`, to: `${prefix}_to` };
}

/** Returns the terms of a sum of a plan: bases with weights. */
function termsOf(plan: Plan, sum: number): readonly (readonly [base: string, weight: number])[] {
  const { termStarts, termSources, termWeights } = plan;
  const terms: (readonly [string, number])[] = [];
  for (let at = termStarts[sum] as number; at < (termStarts[sum + 1] as number); at += 1) {
    const [source, weight] = [termSources[at] as number, termWeights[at] as number];
    const base = bases[source];
    if (base !== undefined) terms.push([base.code, weight]);
    else for (const [code, inner] of termsOf(plan, source - bases.length)) terms.push([code, inner * weight]);
  }
  return terms;
}

/** Returns the expression for a sum of bases. `read` lists the bases of all rows. */
function sumText(plan: Plan, sum: number, read: readonly string[], { text, isOneOf }: Dialect): string {
  const byWeight = new Map<number, string[]>();
  for (const [base, weight] of termsOf(plan, sum)) byWeight.set(weight, [...(byWeight.get(weight) ?? []), text(base)]);
  if (byWeight.size === 0) return '0';
  if (byWeight.size === 1 && read.every((base) => byWeight.get(1)?.includes(text(base)) === true)) return 'sum(value)';
  const cases = [...byWeight].map(
    ([weight, codes]) =>
      `when ${codes.length === 1 ? `base = ${codes[0] ?? ''}` : isOneOf('base', codes)} then ${weight === 1 ? '' : `${weight} * `}value`,
  );
  return `sum(case ${cases.join(' ')} else 0 end)`;
}

/** Returns the sum columns of all codes of a plan. `read` lists the bases of all rows. */
export const sumColumns = (plan: Plan, read: readonly string[], dialect: Dialect): readonly Column[] =>
  plan.codes.flatMap((code, n): readonly Column[] => {
    const { of, to } = sumNames(code, 'own');
    return [
      [sumText(plan, plan.sums[n] as number, read, dialect), of],
      ...(isRatio(plan, n) ? [[sumText(plan, plan.divideBy[n] as number, read, dialect), to] as const] : []),
    ];
  });
