import type { IForbiddenRuleType, IViolation } from 'dependency-cruiser';

const importOf = ({ from, to, cycle }: IViolation): string =>
  `  ${from} -> ${(cycle?.map(({ name }) => name) ?? [to]).join(' -> ')}`;

/**
 * Lists violations by rule: the rule's comment and number of violations, then each import or whole cycle. **Empty**: no
 * lines.
 */
export function violationLines(
  rules: readonly IForbiddenRuleType[],
  violations: readonly IViolation[],
): readonly string[] {
  return rules.flatMap(({ name = '', comment = '' }) => {
    const own = violations.filter(({ rule }) => rule.name === name);
    if (own.length === 0) return [];
    const head = `${name} (${own.length})${comment === '' ? '' : `: ${comment}`}`;
    return [head, ...own.map(importOf)];
  });
}
