import type { MetricDimensions, MetricFamily } from '@goalsquare/engine';
import type { ListedMetric } from './listed';

/** Names for the filters and groupings of a metric. */
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

/** Headings for the families of metrics. */
export const familyNames: Readonly<Record<MetricFamily, string>> = {
  possession: 'Possession',
  disposal: 'Disposals',
  scoring: 'Scoring',
  defence: 'Defence, frees and errors',
  stoppage: 'Stoppages and ruck',
  territory: 'Territory and entries',
  chain: 'Chains',
  rating: 'Ratings',
};

/** Names for the levels of a metric. */
export const levelNames: Readonly<Record<ListedMetric['level'], string>> = {
  Both: 'players and squads',
  Player: 'players only',
  Squad: 'squads only',
};
