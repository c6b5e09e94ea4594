import { metricCodes, metricOf, type MetricCode } from '@goalsquare/engine';
import { levelOf } from '../../query/metric-fault';
import type { Level } from '../../query/parameters';
import { rankMetrics } from '@goalsquare/client/ranking';

/** Returns the metrics of a level that match a query. **Empty**: an empty query matches all. */
export function metricsFound(level: Level, query: string): readonly MetricCode[] {
  const metrics = metricCodes
    .map((code) => ({ code, ...metricOf(code) }))
    .filter(({ formula }) => formula[levelOf(level)] !== undefined);
  return rankMetrics(metrics, query).map(({ code }) => code);
}
