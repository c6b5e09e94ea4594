import { hasWords, type AddressFilter } from '../../../addresses/address-filter';
import type { ListedMetric } from './listed';

/** THE filters of the metrics. */
export const metricFilters = ['words', 'family', 'level', 'tier', 'dimension'] as const;

/** Words and filters that select metrics. An empty member selects all. */
export type MetricFilter = AddressFilter<(typeof metricFilters)[number]>;

/**
 * Whether a filter selects a metric. Every word must be in its code, name or description. A metric that both players
 * and squads have matches either level.
 */
export const matchesFilter = (
  { code, name, description, family, level, tier, dimensions }: ListedMetric,
  filter: MetricFilter,
): boolean =>
  (filter.family === '' || filter.family === family) &&
  (filter.level === '' || level === 'Both' || filter.level === level) &&
  (filter.tier === '' || filter.tier === tier) &&
  (filter.dimension === '' || (dimensions as readonly string[]).includes(filter.dimension)) &&
  hasWords(`${code.replaceAll('_', ' ')} ${name} ${description}`, filter.words);
