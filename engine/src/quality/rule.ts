import type { Row } from '../timeline/row.js';
import type { QualityInput } from './inputs.js';
import type { QualityView } from './quality-view.js';

/**
 * Certainty of a rule. `error`: two values contradict each other, so that one of them is wrong. `warning`: possible,
 * but rare enough to be checked. `info`: notable, but not a fault.
 */
export const qualitySeverities = ['error', 'warning', 'info'] as const;
export type QualitySeverity = (typeof qualitySeverities)[number];

/** The families of rules, with their names. */
export const qualityFamilies = {
  sequence: 'Order of events',
  stoppage: 'Stoppages',
  clock: 'Clocks',
  duration: 'Durations',
  place: 'Locations',
  score: 'Scores',
  player: 'Players',
  header: 'Match facts',
} as const;
export type QualityFamily = keyof typeof qualityFamilies;

/** A violation of a rule in a match. **Empty**: no row if the violation is about a period or the match as a whole. */
export interface Violation {
  readonly row?: Row;
  readonly period?: number;
  /** The values that disagree, in words. */
  readonly text: string;
}

/** A rule that a match log should follow, in addition to the rules that make a log valid. */
export interface QualityRule {
  /** Stable name, in kebab case. */
  readonly id: string;
  readonly family: QualityFamily;
  readonly severity: QualitySeverity;
  readonly title: string;
  /** The rule, in one sentence. */
  readonly holds: string;
  /** The parts of a match that the rule reads. A match that lacks one of them is not checked. */
  readonly reads: readonly QualityInput[];
  /** Number of rows that break the rule in 1,000 matches of a good source. A season with clearly more is reported. */
  readonly threshold: number;
  readonly check: (view: QualityView) => Iterable<Violation>;
}

/**
 * Rules of one family by id, as their table states them. Default: `threshold` is 0, because a good source never breaks
 * most rules.
 */
export type WrittenRules = Readonly<
  Record<string, Omit<QualityRule, 'id' | 'family' | 'threshold'> & Partial<Pick<QualityRule, 'threshold'>>>
>;
