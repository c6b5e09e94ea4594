import { metricOf, type MetricCode } from '@goalsquare/engine';
import { metricAddress } from '../addresses/metric-address';
import { metricWords } from '../content/metric-words';
import type { SearchEntry } from './entry';

/** A metric as the site search and the pickers find it: by its names, its code and other words for it. */
export function entryOfMetric(code: MetricCode, description = ''): SearchEntry {
  const { name, namePlural } = metricOf(code);
  const names = [code, namePlural, ...(metricWords[code] ?? [])];
  return { kind: 'metric', title: name, url: metricAddress(code), description, names };
}
