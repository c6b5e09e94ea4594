import { hasWords, type AddressFilter } from '../../../addresses/address-filter';
import { rankMetrics } from '@goalsquare/client/ranking';
import type { ListedMetric } from './listed';

/** THE filters of the metrics. */
export const metricFilters = ['words', 'family', 'level', 'tier', 'dimension'] as const;

/** Search words and filters for metrics. An empty member selects all. */
export type MetricFilter = AddressFilter<(typeof metricFilters)[number]>;

/**
 * Whether a metric passes the filters, without the search words. A metric of both players and squads passes for either
 * level.
 */
const matchesFilter = (
  { family, level, tier, dimensions }: ListedMetric,
  filter: Omit<MetricFilter, 'words'>,
): boolean =>
  (filter.family === '' || filter.family === family) &&
  (filter.level === '' || level === 'Both' || filter.level === level) &&
  (filter.tier === '' || filter.tier === tier) &&
  (filter.dimension === '' || (dimensions as readonly string[]).includes(filter.dimension));

/**
 * Returns the metrics that a filter selects. Metrics that the search words name come first, ranked as in the site
 * search. Then follow those with every word in their code, name or description.
 */
export function filteredMetrics(metrics: readonly ListedMetric[], filter: MetricFilter): readonly ListedMetric[] {
  const selected = metrics.filter((metric) => matchesFilter(metric, filter));
  if (filter.words.trim() === '') return selected;
  const named = new Set(rankMetrics(selected, filter.words));
  const described = selected.filter(({ code, name, description }) =>
    hasWords(`${code.replaceAll('_', ' ')} ${name} ${description}`, filter.words),
  );
  return [...new Set([...named, ...described])];
}
