import { metricCodes, metricOf, type MetricCode } from '@goalsquare/engine';
import { levelOf } from '../../query/metric-fault';
import type { Level } from '../../query/parameters';

/**
 * The metrics of a level that have every word in their code or name. **Empty**: all metrics of the level for no words.
 */
export function metricsFound(level: Level, query: string): readonly MetricCode[] {
  const words = query
    .toLowerCase()
    .split(/[\s_]+/u)
    .filter((word) => word !== '');
  return metricCodes.filter((code) => {
    const { name, namePlural, formula } = metricOf(code);
    const text = `${code.replaceAll('_', ' ')} ${name} ${namePlural}`.toLowerCase();
    return formula[levelOf(level)] !== undefined && words.every((word) => text.includes(word));
  });
}
