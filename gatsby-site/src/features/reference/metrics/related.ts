import { basesOf, metricCodes, metricOf, type MetricCode } from '@goalsquare/engine';
import { familyOf } from './listed';

/** A metric that another page links to. */
export interface RelatedMetric {
  readonly code: string;
  readonly name: string;
}

/** The maximum number of related metrics on a page. */
const MOST = 8;

const inputsOf = new Map(
  metricCodes.map((code) => [code, new Set(Object.values(metricOf(code).formula).flatMap(basesOf))] as const),
);

const wordsOf = (code: string): readonly string[] => code.split('_');

/**
 * Returns the similarity of two sets, from 0 to 1: the size of their intersection divided by the size of their union.
 */
function overlap<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  const shared = [...one].filter((value) => other.has(value)).length;
  return shared / (one.size + other.size - shared || 1);
}

/** Returns the similarity of two metrics. The inputs of their formulas weigh most, then their codes and families. */
const closeness = (code: MetricCode, other: MetricCode): number =>
  4 * overlap(inputsOf.get(code) ?? new Set(), inputsOf.get(other) ?? new Set()) +
  2 * overlap(new Set(wordsOf(code)), new Set(wordsOf(other))) +
  (familyOf(code) === familyOf(other) ? 0.5 : 0);

/** Returns the metrics most similar to another, the most similar first. */
export const relatedMetrics = (code: MetricCode): readonly RelatedMetric[] =>
  metricCodes
    .filter((other) => other !== code)
    .map((other) => ({ code: other, score: closeness(code, other) }))
    .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1))
    .slice(0, MOST)
    .map(({ code: other }) => ({ code: other, name: metricOf(other).name }));
