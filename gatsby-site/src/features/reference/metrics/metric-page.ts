import {
  basesOf,
  describeBase,
  explain,
  ineffectivePart,
  metricOf,
  terms,
  type MetricCode,
  type StatisticLevel,
} from '@goalsquare/engine';
import { anchorOfTerm, footballTermsPath, termsOfMetric } from '../../../content/football-terms';
import type { MetricExample } from './example';
import { familyOf, listedMetric, type ListedMetric } from './listed';
import { relatedMetrics, type RelatedMetric } from './related';

/** An input of a formula, with the rule for counting or summing it. */
export interface MetricInput {
  readonly base: string;
  readonly rule: string;
}

/** The content of a metric's page. */
export interface MetricPage {
  readonly metric: ListedMetric;
  readonly format: string;
  readonly formula: string;
  readonly inputs: readonly MetricInput[];
  /** The condition that all rules end with. **Empty**: `undefined` if there is none. */
  readonly condition: string | undefined;
  /** Terms in the rules, with their definitions. */
  readonly terms: readonly { readonly term: string; readonly meaning: string }[];
  readonly edges: string;
  /** Football terms that the metric counts, with their addresses in the glossary. */
  readonly words: readonly { readonly word: string; readonly to: string }[];
  /** The levels at which `zone` filters the metric. */
  readonly zoned: readonly StatisticLevel[];
  /** Whether a time window within a period filters the metric. */
  readonly isWindowed: boolean;
  readonly example: MetricExample;
  readonly related: readonly RelatedMetric[];
}

const inputsOf = (code: MetricCode): readonly MetricInput[] =>
  [...new Set(Object.values(metricOf(code).formula).flatMap(basesOf))].map((base) => ({
    base,
    rule: `${describeBase(base).slice(base.length).trim()}.`,
  }));

/** Rules without a common ending, and that ending: a condition after `, where` or a colon. */
interface SharedRules {
  readonly inputs: readonly MetricInput[];
  readonly condition: string | undefined;
}

/** Removes the condition that all rules end with, so that a page shows it once. */
export function sharedRules(inputs: readonly MetricInput[]): SharedRules {
  const first = inputs[0]?.rule ?? '';
  const end = [...first.matchAll(/, where |: /gu)]
    .map(({ index }) => first.slice(index))
    .find((part) => inputs.every(({ rule }) => rule.endsWith(part)));
  if (inputs.length < 2 || end === undefined) return { inputs, condition: undefined };
  return {
    inputs: inputs.map(({ base, rule }) => ({ base, rule: `${rule.slice(0, -end.length)}.` })),
    condition: end.replace(/^(?:, where|:) /u, ''),
  };
}

const levelsOf = (code: MetricCode): readonly StatisticLevel[] =>
  Object.keys(metricOf(code).formula) as StatisticLevel[];

/** Returns the content of a metric's page, from the engine's definitions. Only used at build time. */
export function metricPage(code: MetricCode, example: MetricExample): MetricPage {
  const { format, aggregateFormula, edgeCases } = explain(code);
  const inputs = inputsOf(code);
  const rules = inputs.map(({ rule }) => rule).join(' ');
  return {
    metric: listedMetric(code),
    format,
    formula: aggregateFormula,
    ...sharedRules(inputs),
    terms: terms.filter(({ pattern }) => pattern.test(rules)).map(({ term, meaning }) => ({ term, meaning })),
    words: termsOfMetric(code).map((one) => ({ word: one.term, to: `${footballTermsPath}#${anchorOfTerm(one)}` })),
    edges: edgeCases,
    zoned: levelsOf(code).filter((level) => ineffectivePart(code, level, { zones: ['F50'] }) === undefined),
    isWindowed: levelsOf(code).every((level) => ineffectivePart(code, level, { lastXSeconds: 60 }) === undefined),
    example,
    related: relatedMetrics(code),
  };
}

/** Returns the metrics of the same family, including the metric itself, for the sidebar. */
export const besideMetric = (
  code: MetricCode,
  metrics: readonly ListedMetric[],
): readonly { readonly code: string; readonly name: string }[] =>
  metrics.filter(({ family }) => family === familyOf(code)).map(({ code: other, name }) => ({ code: other, name }));
