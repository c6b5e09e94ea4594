import { metricId, metricOf, type MetricCode } from '@goalsquare/engine';
import type { StatisticsMetric } from '@goalsquare/openapi';

/** Returns a metric in the form in which responses list it. */
export function metricFrom(code: MetricCode): StatisticsMetric {
  const { name, namePlural } = metricOf(code);
  return { id: metricId(code), code, name, namePlural };
}
