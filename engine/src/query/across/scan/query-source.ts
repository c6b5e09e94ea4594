import { planOf } from '../../../metrics/plan.js';
import type { ActFilter } from '../../filter.js';
import { readsFacts, type AcrossState, type PlanSource } from './across-state.js';
import { hasWindow } from './add-windows.js';
import { dimensionsOf, isActDimension, isOfMatches, labelsOf, measuresOf } from '../question/check-query.js';
import type { StatisticsQuery } from '../question/statistics-query.js';
import { Labels } from './labels.js';

/**
 * What answers a question: the columns of seasons, or with them the acts or the facts of seasons, or matches one by
 * one. What is first is fastest.
 */
export type QuerySource = 'columns' | 'acts' | 'facts' | 'matches';

/** Members of a filter that acts are read by. */
const readByTime: readonly (keyof ActFilter)[] = [
  'periods',
  'zones',
  'team',
  'scoreStates',
  'fromPeriodSeconds',
  'toPeriodSeconds',
  'lastXSeconds',
];

const isGiven = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

/**
 * Returns the fastest source of a question. Seasons have the acts of players without their time in parts, so metrics of
 * time, shares and measures of single matches read matches. So do questions about squads, about where acts ended, about
 * opponents, roles and ranges of margins, and about states of the score in windows: their time is not kept apart.
 */
export function sourceOf({ query, plan, labels }: Pick<AcrossState, 'query' | 'plan' | 'labels'>): QuerySource {
  if (!readsFacts(query)) return 'columns';
  const { level, acts } = query;
  if (level !== 'player' || plan.timed.length > 0) return 'matches';
  if (measuresOf(query).some((measure) => measure === 'share' || isOfMatches(measure))) return 'matches';
  const given = (Object.keys(acts) as (keyof ActFilter)[]).filter((member) => isGiven(acts[member]));
  const others = given.filter((member) => !readByTime.includes(member));
  if (labels === undefined && dimensionsOf(query).some(isActDimension)) return 'matches';
  if (labels === undefined && hasWindow(acts) && isGiven(acts.scoreStates)) return 'matches';
  if (labels === undefined && others.length === 0) return 'acts';
  if (others.some((member) => member !== 'area') || acts.area?.of === 'end') return 'matches';
  return labels === undefined || (labels.dimensions.length === 1 && !labels.divideTime) ? 'facts' : 'matches';
}

/**
 * Whether a question reads its matches one by one, because seasons do not have what it selects. Those about places need
 * not if the facts of their seasons are in memory.
 */
export function readsMatches(query: StatisticsQuery, planFor: PlanSource = planOf): boolean {
  const labels = labelsOf(query);
  const source = sourceOf({
    query,
    plan: planFor(query.level, query.codes),
    labels: labels.length === 0 ? undefined : new Labels(labels),
  });
  return source === 'matches' || source === 'facts';
}
