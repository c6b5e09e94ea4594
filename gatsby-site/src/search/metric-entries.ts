import { namesOfMetric, type NamedMetric } from '@goalsquare/client/ranking';
import { metricAddress } from '../addresses/metric-address';
import type { SearchEntry } from './entry';

/**
 * Returns a metric as a search entry: names, code and synonyms. The site search and every list of metrics find it by
 * these.
 */
export const entryOfMetric = (metric: NamedMetric, description = ''): SearchEntry => ({
  kind: 'metric',
  title: metric.name,
  url: metricAddress(metric.code),
  description,
  names: namesOfMetric(metric),
});
