import { metricId, metricOf, type MetricCode } from '@goalsquare/engine';
import type { StatisticsMetric } from '@goalsquare/openapi';

/** Returns a metric as responses list it. */
export function metricFrom(code: MetricCode): StatisticsMetric {
  const { name, namePlural } = metricOf(code);
  return { id: metricId(code), code, name, namePlural };
}
