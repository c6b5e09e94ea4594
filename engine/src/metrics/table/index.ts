import { metricCodes, type MetricCode } from '../codes.js';
import type { Metric } from '../metric.js';
import { chainMetrics } from './chain.js';
import { defenceMetrics } from './defence.js';
import { disposalMetrics } from './disposal.js';
import { type missingMetrics } from './missing.js';
import { possessionMetrics } from './possession.js';
import { scoringMetrics } from './scoring.js';
import { stoppageMetrics } from './stoppage.js';
import { territoryMetrics } from './territory.js';

/** THE metrics: every code that is computed, and how. */
export const metrics = {
  ...possessionMetrics, ...disposalMetrics, ...scoringMetrics, ...defenceMetrics, ...stoppageMetrics, ...territoryMetrics, ...chainMetrics,
} as const satisfies Partial<Record<MetricCode, Metric>>;

/** A code whose values are computed. */
export type ComputedCode = keyof typeof metrics;

/** A real code that no table computes and no list explains: there is none, or this does not compile. */
type Unaccounted = Exclude<MetricCode, ComputedCode | keyof typeof missingMetrics>;
type Twice = Extract<ComputedCode, keyof typeof missingMetrics>;
export const everyCodeIsAccountedFor: [Unaccounted, Twice] extends [never, never] ? true : never = true;

/** Computed codes in the order of their ids. */
export const computedCodes: readonly ComputedCode[] = metricCodes.filter((code): code is ComputedCode => Object.hasOwn(metrics, code));

/** Whether a code's values are computed. */
export const isComputed = (code: MetricCode): code is ComputedCode => Object.hasOwn(metrics, code);

/** A metric by its code. */
export const metricOf = (code: ComputedCode): Metric => metrics[code];
