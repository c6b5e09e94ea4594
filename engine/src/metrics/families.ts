import { metricCodes, type MetricCode } from './codes.js';
import { chainMetrics } from './table/chain.js';
import { defenceMetrics } from './table/defence.js';
import { disposalMetrics } from './table/disposal.js';
import { possessionMetrics } from './table/possession.js';
import { ratingMetrics } from './table/rating.js';
import { scoringMetrics } from './table/scoring.js';
import { stoppageMetrics } from './table/stoppage.js';
import { territoryMetrics } from './table/territory.js';

const tables = {
  possession: possessionMetrics,
  disposal: disposalMetrics,
  scoring: scoringMetrics,
  defence: defenceMetrics,
  stoppage: stoppageMetrics,
  territory: territoryMetrics,
  chain: chainMetrics,
  rating: ratingMetrics,
} as const;

/** A family of metrics: the table that declares them. */
export type MetricFamily = keyof typeof tables;

/** The families of metrics. */
export const metricFamilies = Object.keys(tables) as readonly MetricFamily[];

/** Returns the codes of a family's metrics, in the order of their ids. */
export const familyCodes = (family: MetricFamily): readonly MetricCode[] =>
  metricCodes.filter((code) => Object.hasOwn(tables[family], code));
