import type { ListedMetric } from './listed';

/** Words and filters that select metrics. An empty member selects all. */
export interface MetricFilter {
  readonly words: string;
  readonly family: string;
  readonly level: string;
  readonly tier: string;
  readonly dimension: string;
}

const isIn = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/[\s_]+/u)
    .every((word) => text.includes(word));

/**
 * Whether a filter selects a metric. Every word must be in its code, name or description. A metric of both levels
 * matches either.
 */
export const matchesFilter = (
  { code, name, description, family, level, tier, dimensions }: ListedMetric,
  filter: MetricFilter,
): boolean =>
  (filter.family === '' || filter.family === family) &&
  (filter.level === '' || level === 'Both' || filter.level === level) &&
  (filter.tier === '' || filter.tier === tier) &&
  (filter.dimension === '' || (dimensions as readonly string[]).includes(filter.dimension)) &&
  isIn(`${code.replaceAll('_', ' ')} ${name} ${description}`.toLowerCase(), filter.words.trim());

/** Reads the filter from the query of an address. */
export function filterFrom(query: string): MetricFilter {
  const given = new URLSearchParams(query);
  const of = (name: keyof MetricFilter): string => given.get(name) ?? '';
  return { words: of('words'), family: of('family'), level: of('level'), tier: of('tier'), dimension: of('dimension') };
}

/** Returns the query of the address of a filter. **Empty**: `''` for a filter that selects every metric. */
export function queryOf(filter: MetricFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '') as [string, string][];
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}
