import { rankMetrics, type NamedMetric } from '@goalsquare/client/ranking';

/** A suggestion of a `datalist`. */
interface Suggestion {
  readonly code: string;
  readonly text: string;
}

/**
 * Returns the metrics that match some words, the best first. Browsers hide a suggestion that does not contain the
 * words, so they are added to its text: `Points Expected (xg)`.
 */
export const metricSuggestions = (metrics: readonly NamedMetric[], words: string): readonly Suggestion[] =>
  rankMetrics(metrics, words).map(({ code, name }) => {
    const hasWords = [code, name].some((text) => text.toLowerCase().includes(words.trim().toLowerCase()));
    return { code, text: hasWords ? name : `${name} (${words.trim()})` };
  });
