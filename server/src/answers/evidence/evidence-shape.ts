import {
  describeBase,
  displayValue,
  explain,
  formulaText,
  logicalZones,
  metricOf,
  roundTo,
  VALUE_DECIMALS,
  type Evidence as EngineEvidence,
  type EvidenceSum as EngineSum,
  type EvidenceTerm as EngineTerm,
  type Formula,
  type Linear,
  type MatchView,
} from '@goalsquare/engine';
import type { Evidence, EvidenceBase, EvidenceFormula, EvidenceSum, EvidenceTerm } from '@goalsquare/openapi';
import { actShape, creditedIds } from './act-shapes.js';
import { parameterOf } from '../../domain/fault-location.js';

type List = EvidenceTerm['list'];

/** A term, and the sum it belongs to. */
export interface ListedTerm {
  readonly list: List;
  readonly term: EngineTerm;
}

/** Returns the terms of evidence. Terms in the denominator of a ratio come last. */
export const listedTerms = ({ formula, numerator, denominator = [] }: EngineEvidence): readonly ListedTerm[] => [
  ...numerator.map((term) => ({ list: formula.is === 'linear' ? ('sum' as const) : ('numerator' as const), term })),
  ...denominator.map((term) => ({ list: 'denominator' as const, term })),
];

const linearOf = ({ weights, divisor }: Linear): EvidenceFormula['numerator'] => ({
  bases: [...weights].map(([base, weight]) => ({ base, weight, description: describeBase(base) })),
  divisor,
});

/** Returns a formula in words and as data. */
export const formulaShape = (formula: Formula, code: EngineEvidence['code']): EvidenceFormula => ({
  text: formulaText(formula),
  description: explain(code).description,
  is: formula.is,
  ...(formula.is === 'linear'
    ? { numerator: linearOf(formula) }
    : { numerator: linearOf(formula.of), denominator: linearOf(formula.to), scale: formula.scale }),
});

const baseOf = (term: EngineTerm): string => (term.is === 'boxScore' ? term.statistic : term.base);

/** Groups terms by sum, base and sign. Each group has the number of its terms and their total amount. */
export function basesOf(terms: readonly ListedTerm[]): readonly EvidenceBase[] {
  const byBase = new Map<string, EvidenceBase>();
  for (const { list, term } of terms) {
    const { sign, weight, amount } = term;
    const base = baseOf(term);
    const key = `${list} ${base} ${sign}`;
    const known = byBase.get(key) ?? { list, base, sign, weight, terms: 0, amount: 0 };
    byBase.set(key, { ...known, terms: known.terms + 1, amount: known.amount + amount });
  }
  return [...byBase.values()];
}

/** Returns a term for a response. */
export function termShape(view: MatchView, { list, term }: ListedTerm): EvidenceTerm {
  const { sign, weight, amount } = term;
  const own = { list, base: baseOf(term), sign, weight, amount };
  if (term.is === 'act') return { ...own, ...actShape(view, term) };
  const credited = creditedIds(view, term);
  if (term.is === 'boxScore') return { ...own, ...credited };
  return {
    ...own,
    period: term.period,
    periodSecs: term.from,
    toPeriodSecs: term.to,
    ...credited,
    ...(term.zone !== undefined && { zone: logicalZones[term.zone] }),
  };
}

type Summary = Pick<
  Evidence,
  'value' | 'valueDisplay' | 'source' | 'formula' | 'sums' | 'acts' | 'seconds' | 'excluded' | 'bases' | 'termCount'
>;

/** Converts a sum of terms to its form in responses. */
export const sumShape = ({ sign, numerator, denominator, value }: EngineSum): EvidenceSum => ({
  sign,
  numerator,
  ...(denominator !== undefined && { denominator }),
  ...(value !== undefined && { value: roundTo(value, VALUE_DECIMALS) }),
});

/** Returns the members of evidence that are available below the Transactional tier. */
export function summaryShape(evidence: EngineEvidence, terms: readonly ListedTerm[]): Summary {
  const { code, value, source, formula, sums, acts, seconds, excluded } = evidence;
  return {
    ...(value !== undefined && {
      value: roundTo(value, VALUE_DECIMALS),
      valueDisplay: displayValue(value, metricOf(code).format),
    }),
    source,
    formula: formulaShape(formula, code),
    sums: sums.map(sumShape),
    acts,
    seconds,
    excluded: excluded.map(({ member, ...counts }) => ({ parameter: parameterOf(member), ...counts })),
    bases: [...basesOf(terms)],
    termCount: terms.length,
  };
}
