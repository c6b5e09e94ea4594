import { metricFault } from '../../query/metric-fault';
import type { Level } from '../../query/parameters';
import { valuesOf, withValues, type Query } from '../../query/query';

/** The metric that is used if none of a query's metrics exists at the other level. */
const usualMetric: Readonly<Record<Level, string>> = { players: 'DISPOSAL', squads: 'INSIDE_50' };

/** Returns a query at another level, without metrics and a context that do not exist there. */
export function atLevel(query: Query, level: Level): Query {
  const metrics = valuesOf(query, 'metric');
  const left = metrics.filter((code) => metricFault(code, level) === undefined);
  return withValues(
    { level, values: query.values },
    {
      metric: metrics.length > 0 && left.length === 0 ? [usualMetric[level]] : left,
      ...(level === 'players' && { context: [] }),
    },
  );
}
