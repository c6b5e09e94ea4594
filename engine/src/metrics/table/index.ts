import type { MetricCode } from '../codes.js';
import type { Metric } from '../metric.js';
import { chainMetrics } from './chain.js';
import { defenceMetrics } from './defence.js';
import { disposalMetrics } from './disposal.js';
import { possessionMetrics } from './possession.js';
import { ratingMetrics } from './rating.js';
import { scoringMetrics } from './scoring.js';
import { stoppageMetrics } from './stoppage.js';
import { territoryMetrics } from './territory.js';

/** The metrics: every code with its formula. A code without a formula does not compile. */
export const metrics = {
  ...possessionMetrics,
  ...disposalMetrics,
  ...scoringMetrics,
  ...defenceMetrics,
  ...stoppageMetrics,
  ...territoryMetrics,
  ...chainMetrics,
  ...ratingMetrics,
} as const satisfies Record<MetricCode, Metric>;

/** Returns a metric by its code. */
export const metricOf = (code: MetricCode): Metric => metrics[code];
