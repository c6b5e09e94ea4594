import { entryOfMetric, type NamedMetric } from './metric-entries';
import { rankEntries } from './rank-entries';

/** Returns the metrics that words name, ranked as in the site search. **Empty**: all of them for no words. */
export function rankMetrics<T extends NamedMetric>(metrics: readonly T[], words: string): readonly T[] {
  if (words.trim() === '') return metrics;
  const byEntry = new Map(metrics.map((metric) => [entryOfMetric(metric), metric]));
  return rankEntries([...byEntry.keys()], words).flatMap((entry) => byEntry.get(entry) ?? []);
}
