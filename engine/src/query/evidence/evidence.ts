import type { Match } from '../../match.js';
import type { MetricCode } from '../../metrics/codes.js';
import type { Formula } from '../../metrics/formula.js';
import { needBits } from '../../metrics/needs.js';
import { metricOf } from '../../metrics/table/index.js';
import { unsuppliedBits } from '../acts/act-selection.js';
import { isWholeMatch } from '../box-score.js';
import type { ActFilter } from '../filter.js';
import { QueryWorkspace } from '../workspace.js';
import { boxScorePart } from './box-score-terms.js';
import { partsOf, type EvidenceSubject } from './evidence-part.js';
import { readBases, sumOfTerms, termsOf, type EvidenceTerm } from './evidence-terms.js';
import { usedMembers, type FilterMember } from './filter-members.js';
import { recordActs } from './record-acts.js';
import { recordTime } from './record-time.js';

/** A sum of weight times amount over the terms with one sign, and the resulting value. */
export interface EvidenceSum {
  readonly sign: 1 | -1;
  readonly numerator: number;
  readonly denominator: number | undefined;
  readonly value: number | undefined;
}

/** The acts and seconds of a metric that one member of a filter excludes, while all other members select them. */
export interface ExcludedActs {
  readonly member: FilterMember;
  readonly acts: number;
  readonly seconds: number;
}

/**
 * A value and the terms it is computed from. For each sum, the terms with its sign add up to `numerator`, and those of
 * `denominator` to its denominator. A linear formula divides the difference of the sums by its divisor; a ratio is
 * `numerator * (scale * to.divisor) / (denominator * of.divisor)`, and differences are of ratios.
 * **Shape**: `acts` are facts: what a transaction adds for one person or squad. `isSupplied` is false if the match
 * cannot supply the metric with the filter.
 * **Empty**: no `value` if it does not exist; no `denominator` if the formula is not a ratio.
 */
export interface Evidence {
  readonly code: MetricCode;
  readonly formula: Formula;
  readonly source: 'transactions' | 'boxScore';
  readonly isSupplied: boolean;
  readonly value: number | undefined;
  readonly sums: readonly EvidenceSum[];
  readonly numerator: readonly EvidenceTerm[];
  readonly denominator: readonly EvidenceTerm[] | undefined;
  readonly acts: number;
  readonly seconds: number;
  readonly excluded: readonly ExcludedActs[];
}

const noValue = (value: number): number | undefined => (Number.isNaN(value) ? undefined : value);

/** Returns the value of one sum, or the difference of the values of two. **Empty**: `undefined` without a value. */
function differenceOf(sums: readonly EvidenceSum[]): number | undefined {
  const [own = NaN, other = 0] = sums.map(({ value }) => value ?? NaN);
  return noValue(own - other);
}

/** Returns the value of sums. Linear sums are subtracted before division. */
const valueOf = (formula: Formula, sums: readonly EvidenceSum[]): number | undefined =>
  formula.is === 'linear'
    ? sums.reduce((all, { sign, numerator }) => all + sign * numerator, 0) / formula.divisor
    : differenceOf(sums);

function sumOf(
  formula: Formula,
  sign: 1 | -1,
  numeratorTerms: readonly EvidenceTerm[],
  denominatorTerms: readonly EvidenceTerm[] | undefined,
): EvidenceSum {
  const numerator = sumOfTerms(numeratorTerms, sign);
  if (formula.is === 'linear') return { sign, numerator, denominator: undefined, value: numerator / formula.divisor };
  const denominator = sumOfTerms(denominatorTerms ?? [], sign);
  const under = denominator * formula.of.divisor;
  const value = under === 0 ? undefined : (numerator * (formula.scale * formula.to.divisor)) / under;
  return { sign, numerator, denominator, value };
}

/**
 * Returns the evidence from the box score, for the entire match. **Empty**: `undefined` if the box score does not
 * determine the value.
 */
function fromBoxScore(match: Match, subject: EvidenceSubject, code: MetricCode, formula: Formula) {
  const parts = partsOf(subject, {}).map((part) => ({ part, found: boxScorePart(match, subject.level, code, part) }));
  const terms = (list: 'numerator' | 'denominator') => parts.flatMap(({ found }) => found?.[list] ?? []);
  const isRatio = formula.is === 'ratio';
  const sums = parts.map(({ part: { sign }, found }): EvidenceSum => {
    const value = noValue(found?.value ?? NaN);
    return {
      sign,
      numerator: sumOfTerms(found?.numerator ?? [], sign),
      denominator: isRatio ? sumOfTerms(found?.denominator ?? [], sign) : undefined,
      value,
    };
  });
  const value = differenceOf(sums);
  return parts.some(({ found }) => found !== undefined)
    ? { value, sums, numerator: terms('numerator'), denominator: isRatio ? terms('denominator') : undefined }
    : undefined;
}

/**
 * Returns a statistic with its terms: every act and interval that the statistics of a match add up for it, read from
 * the same columns with the same filter. Metrics that transactions do not supply come from the box score of the match.
 * **Empty**: `undefined` if the metric does not exist at the level. **Throws** `WINDOW_CONFLICT` if `lastXSeconds` is
 * combined with other seconds.
 * **Source**: `docs/evidence.md`.
 */
export function evidenceOf(
  match: Match,
  subject: EvidenceSubject,
  code: MetricCode,
  filter: ActFilter = {},
  workspace: QueryWorkspace = new QueryWorkspace(),
): Evidence | undefined {
  const formula = metricOf(code).formula[subject.level];
  if (formula === undefined) return undefined;
  const lacks = match.lacks | unsuppliedBits(match, filter);
  const none = { code, formula, acts: 0, seconds: 0, excluded: [] };
  if ((needBits(formula) & lacks) !== 0) {
    const known = isWholeMatch(filter) ? fromBoxScore(match, subject, code, formula) : undefined;
    if (known !== undefined) return { ...none, source: 'boxScore', isSupplied: known.value !== undefined, ...known };
    const denominator = formula.is === 'ratio' ? [] : undefined;
    return {
      ...none,
      source: 'transactions',
      isSupplied: false,
      value: undefined,
      sums: [],
      numerator: [],
      denominator,
    };
  }
  const read = formula.is === 'linear' ? readBases(formula) : readBases(formula.of, formula.to);
  const members = usedMembers(filter);
  const recorded = partsOf(subject, filter).map((part) => ({
    sign: part.sign,
    points: recordActs(match, read, filter, members, part, workspace),
    time: recordTime(match, read, filter, members, part),
  }));
  const lists = recorded.map(({ sign, points, time }) => ({ sign, acts: points.acts, intervals: time.intervals }));
  const numerator = termsOf(match, formula.is === 'linear' ? formula : formula.of, lists);
  const denominator = formula.is === 'ratio' ? termsOf(match, formula.to, lists) : undefined;
  const sums = recorded.map(({ sign }) => sumOf(formula, sign, numerator, denominator));
  const total = (of: (part: (typeof recorded)[number]) => number): number =>
    recorded.reduce((all, part) => all + of(part), 0);
  return {
    code,
    formula,
    source: 'transactions',
    isSupplied: true,
    value: valueOf(formula, sums),
    sums,
    numerator,
    denominator,
    acts: total(({ points }) => points.count),
    seconds: total(({ time }) => time.seconds),
    excluded: members.map((member, n) => ({
      member,
      acts: total(({ points }) => points.excluded[n] as number),
      seconds: total(({ time }) => time.excluded[n] as number),
    })),
  };
}
