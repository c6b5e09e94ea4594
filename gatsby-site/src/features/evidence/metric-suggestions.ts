import type { NamedMetric } from '../../search/metric-entries';
import { rankMetrics } from '../../search/rank-metrics';

/** A suggestion of a `datalist`. */
interface Suggestion {
  readonly code: string;
  readonly text: string;
}

/**
 * Returns the metrics that words name, the best first. Browsers hide a suggestion whose texts lack the words, so another
 * word for a metric is added to its text: `Points Expected (xg)`.
 */
export const metricSuggestions = (metrics: readonly NamedMetric[], words: string): readonly Suggestion[] =>
  rankMetrics(metrics, words).map(({ code, name }) => {
    const hasWords = [code, name].some((text) => text.toLowerCase().includes(words.trim().toLowerCase()));
    return { code, text: hasWords ? name : `${name} (${words.trim()})` };
  });
