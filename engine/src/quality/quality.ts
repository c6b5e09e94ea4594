import { finished } from '../finished.js';
import type { Match } from '../match.js';
import { qualityInputs, type QualityInput } from './inputs.js';
import { qualityRules, type QualityRuleId } from './quality-rules.js';
import { qualityViewOf, type QualityScope, type QualityView } from './quality-view.js';
import { qualitySeverities, type QualitySeverity, type Violation } from './rule.js';

/**
 * A row that breaks a rule. **Units**: seconds of the period. **Empty**: no row if the sample is about a period or the
 * match as a whole.
 */
export interface QualitySample {
  readonly transactionId?: number;
  readonly sequence?: number;
  readonly period?: number;
  readonly periodSeconds?: number;
  /** The values that disagree, in words. */
  readonly text: string;
}

/** A rule that a match breaks: the number of rows, and the first of them. */
export interface QualityResult {
  readonly rule: QualityRuleId;
  readonly severity: QualitySeverity;
  readonly rows: number;
  readonly samples: readonly QualitySample[];
}

/** The rules that a match breaks. `unchecked` are rules that need data the match lacks. */
export interface QualityReport {
  readonly revision: number;
  readonly checked: number;
  readonly unchecked: readonly { readonly rule: QualityRuleId; readonly lacks: readonly QualityInput[] }[];
  /** Number of rows by severity. */
  readonly rows: Readonly<Record<QualitySeverity, number>>;
  /** **Empty**: none if the match breaks no rule. */
  readonly results: readonly QualityResult[];
}

/** The scope of a check. `samples` is the maximum number of samples for each rule, by default 5. */
export interface QualityOptions extends QualityScope {
  readonly samples?: number;
}

/** Default number of samples for each rule. */
const SAMPLES = 5;

function sampleOf({ row, period, text }: Violation, view: QualityView): QualitySample {
  if (row === undefined) return { ...(period !== undefined && { period }), text };
  const sequence = view.details.transactions.sequences[row.at] ?? 1;
  return {
    transactionId: row.id,
    ...(sequence !== 1 && { sequence }),
    period: row.period,
    periodSeconds: row.seconds,
    text,
  };
}

/** Whether a scope includes a violation. */
const isIn = ({ fromRow = 0, leaveOut = [] }: QualityScope, { row, period }: Violation): boolean =>
  row === undefined ? !leaveOut.includes(period === undefined ? 'match' : 'period') : row.at >= fromRow;

/**
 * Checks a match rule by rule. Yields after each rule, so that long work can be divided, and returns the broken rules.
 */
export function* qualitySteps(
  match: Match,
  { samples = SAMPLES, ...scope }: QualityOptions = {},
): Generator<undefined, QualityReport, undefined> {
  const view = qualityViewOf(match, scope);
  yield;
  const has = new Map(Object.entries(qualityInputs).map(([input, { isIn: isInMatch }]) => [input, isInMatch(view)]));
  const rows: Record<QualitySeverity, number> = { error: 0, warning: 0, info: 0 };
  const unchecked: { rule: QualityRuleId; lacks: readonly QualityInput[] }[] = [];
  const results: QualityResult[] = [];
  for (const rule of qualityRules) {
    const { id, severity, reads } = rule;
    const lacks = reads.filter((input) => has.get(input) !== true);
    if (lacks.length > 0) {
      unchecked.push({ rule: id, lacks });
      continue;
    }
    const violations = [...rule.check(view)].filter((one) => isIn(scope, one));
    if (violations.length > 0) {
      rows[severity] += violations.length;
      const first = violations.slice(0, samples).map((one) => sampleOf(one, view));
      results.push({ rule: id, severity, rows: violations.length, samples: first });
    }
    yield;
  }
  return {
    revision: match.revision,
    checked: qualityRules.length - unchecked.length,
    unchecked,
    rows,
    results: results.sort((one, other) => rankOf(one) - rankOf(other) || other.rows - one.rows),
  };
}

const rankOf = ({ severity }: QualityResult): number => qualitySeverities.indexOf(severity);

/** Returns the quality rules that a match breaks. */
export const qualityOf = (match: Match, options?: QualityOptions): QualityReport =>
  finished(qualitySteps(match, options));
