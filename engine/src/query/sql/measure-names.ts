import type { Measure } from '../across/question/statistics-query.js';

const suffixes: Readonly<Record<Measure, string>> = {
  total: '',
  perMatch: '_per_match',
  per100Minutes: '_per_100_minutes',
  share: '_share',
  min: '_min',
  median: '_median',
  max: '_max',
  standardDeviation: '_standard_deviation',
  matchesOver: '_matches_over',
  longestRun: '_longest_run',
  currentRun: '_current_run',
  rollingMean: '_rolling_mean',
};

/** Returns the column name of a code and measure, as clients use it. */
export const measureName = (code: string, measure: Measure): string => `${code}${suffixes[measure]}`;
