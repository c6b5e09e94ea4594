import { metricCodes, metricOf, type MetricCode } from '@goalsquare/engine';
import { levelOf } from '../../query/metric-fault';
import type { Level } from '../../query/parameters';
import { entryOfMetric } from '../../search/metric-entries';
import { rankEntries } from '../../search/rank-entries';

/**
 * The metrics of a level that a query names, ranked as in the search of the site. **Empty**: all metrics of the level
 * for no words.
 */
export function metricsFound(level: Level, query: string): readonly MetricCode[] {
  const codes = metricCodes.filter((code) => metricOf(code).formula[levelOf(level)] !== undefined);
  if (query.trim() === '') return codes;
  const ofEntry = new Map(codes.map((code) => [entryOfMetric(code), code]));
  return rankEntries([...ofEntry.keys()], query).flatMap((entry) => ofEntry.get(entry) ?? []);
}
