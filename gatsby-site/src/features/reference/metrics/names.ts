import type { MetricDimensions, MetricFamily } from '@goalsquare/engine';
import type { FilterField } from '../../../controls/filter-form';
import type { MetricFilter } from './filter';
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

type Field = FilterField<keyof MetricFilter>;

const distinct = (values: readonly string[]): Field['options'] => [...new Set(values)].map((value) => [value, value]);

/** Returns the filters of a list of metrics. */
export const metricFields = (metrics: readonly ListedMetric[]): readonly Field[] => [
  { name: 'family', label: 'Family', options: Object.entries(familyNames) },
  {
    name: 'level',
    label: 'Level',
    options: [
      ['Player', 'players'],
      ['Squad', 'squads'],
    ],
  },
  { name: 'tier', label: 'Tier', options: distinct(metrics.map(({ tier }) => tier)) },
  { name: 'dimension', label: 'Available by', options: Object.entries(dimensionNames) },
];
