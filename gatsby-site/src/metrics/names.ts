import type { MetricDimensions } from '@goalsquare/engine';

/** What a metric can be told by, in words. */
export const dimensionNames: Readonly<Record<keyof MetricDimensions, string>> = {
  match: 'match',
  matchPeriod: 'period',
  matchZone: 'zone',
  matchContext: 'context',
  matchTransactions: 'time window',
  season: 'season',
  gamesPlayedAverage: 'average a match',
  career: 'career',
};
