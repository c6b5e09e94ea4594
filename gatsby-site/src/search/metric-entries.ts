import { metricAddress } from '../addresses/metric-address';
import { metricWords } from '../content/metric-words';
import type { SearchEntry } from './entry';

/** The names of a metric. */
export interface NamedMetric {
  readonly code: string;
  readonly name: string;
  readonly namePlural?: string;
}

/** Returns a metric as the site search and every list of metrics find it: by its names, its code and other words. */
export function entryOfMetric({ code, name, namePlural }: NamedMetric, description = ''): SearchEntry {
  const words = metricWords[code as keyof typeof metricWords] ?? [];
  const names = [code, ...(namePlural === undefined ? [] : [namePlural]), ...words];
  return { kind: 'metric', title: name, url: metricAddress(code), description, names };
}
