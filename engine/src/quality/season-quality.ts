import type { QualityReport } from './quality.js';
import { qualityRules, type QualityRuleId } from './quality-rules.js';
import type { QualitySeverity } from './rule.js';

/**
 * Number of rows and matches of a season that break a rule. `isAbove` is true if more rows break the rule than its
 * threshold allows.
 */
export interface SeasonRuleQuality {
  readonly rule: QualityRuleId;
  readonly severity: QualitySeverity;
  /** Numbers of matches that were checked for the rule, and that break it. */
  readonly checked: number;
  readonly matches: number;
  readonly rows: number;
  /** Rows that the rule's threshold allows in the matches that were checked. */
  readonly allowed: number;
  readonly isAbove: boolean;
}

/** Rows of a match that break a rule, by severity. */
export interface MatchQuality {
  readonly matchId: number;
  readonly rows: Readonly<Record<QualitySeverity, number>>;
  readonly rules: readonly QualityRuleId[];
}

/** The quality of a season: the rules that its matches break. */
export interface SeasonQuality {
  readonly matches: number;
  /** Matches that break no rule. */
  readonly clean: number;
  readonly rows: Readonly<Record<QualitySeverity, number>>;
  /** The rules that any match breaks, rules above their threshold first. **Empty**: none if all matches are clean. */
  readonly rules: readonly SeasonRuleQuality[];
  /** The matches that break rules, worst first: by errors, then warnings. */
  readonly worst: readonly MatchQuality[];
}

/** Matches that `worst` lists. */
const WORST = 20;

/** Allowance for chance in a season that meets the threshold. **Units**: standard deviations. */
const DEVIATIONS = 3;

/**
 * Returns how many rows a threshold allows in a number of matches: the expected rows plus three standard deviations.
 * **Empty**: 0 for a rule that is never broken.
 */
export function allowedRows(threshold: number, matches: number): number {
  const expected = (threshold * matches) / 1000;
  return Math.floor(expected + DEVIATIONS * Math.sqrt(expected));
}

const worseFirst = (a: MatchQuality, b: MatchQuality): number =>
  b.rows.error - a.rows.error || b.rows.warning - a.rows.warning || b.rows.info - a.rows.info || a.matchId - b.matchId;

/** Adds up the quality of matches, one at a time. */
export class SeasonQualityFold {
  readonly #rules = new Map<QualityRuleId, { unchecked: number; matches: number; rows: number }>();
  readonly #rows: Record<QualitySeverity, number> = { error: 0, warning: 0, info: 0 };
  readonly #broken: MatchQuality[] = [];
  #matches = 0;

  /** Adds the report of a match. */
  add(matchId: number, { rows, results, unchecked }: QualityReport): void {
    this.#matches += 1;
    for (const { rule } of unchecked) this.#of(rule).unchecked += 1;
    for (const { rule, severity, rows: broken } of results) {
      const counts = this.#of(rule);
      counts.matches += 1;
      counts.rows += broken;
      this.#rows[severity] += broken;
    }
    if (results.length > 0) this.#broken.push({ matchId, rows, rules: results.map(({ rule }) => rule) });
  }

  /** Returns the quality of the matches added so far. */
  result(): SeasonQuality {
    const rules = qualityRules.flatMap(({ id, severity, threshold }): readonly SeasonRuleQuality[] => {
      const { unchecked, matches, rows } = this.#of(id);
      const checked = this.#matches - unchecked;
      const allowed = allowedRows(threshold, checked);
      return rows === 0 ? [] : [{ rule: id, severity, checked, matches, rows, allowed, isAbove: rows > allowed }];
    });
    return {
      matches: this.#matches,
      clean: this.#matches - this.#broken.length,
      rows: { ...this.#rows },
      rules: rules.sort((a, b) => Number(b.isAbove) - Number(a.isAbove)),
      worst: this.#broken.sort(worseFirst).slice(0, WORST),
    };
  }

  #of(rule: QualityRuleId): { unchecked: number; matches: number; rows: number } {
    const known = this.#rules.get(rule) ?? { unchecked: 0, matches: 0, rows: 0 };
    this.#rules.set(rule, known);
    return known;
  }
}
