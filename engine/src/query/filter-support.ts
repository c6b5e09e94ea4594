import type { StatisticsFilter } from './filter.js';
import { baseIndex, bases, hasWindows, hasZones, type Base } from '../vocabulary/bases.js';
import type { MetricCode } from '../metrics/codes.js';
import { basesOf } from '../metrics/formula.js';
import type { StatisticLevel } from '../metrics/metric.js';
import { metricOf } from '../metrics/table/index.js';

/** A part of a filter that does not affect some metrics. */
export type IneffectivePart = 'zones' | 'seconds';

/** Filter members that select zones, or seconds within periods. */
type Parts = Pick<StatisticsFilter, 'zones' | 'fromPeriodSeconds' | 'toPeriodSeconds' | 'lastXSeconds'>;

const basesAt = (code: MetricCode, level: StatisticLevel): readonly Base[] => {
  const formula = metricOf(code).formula[level];
  return formula === undefined ? [] : basesOf(formula).flatMap((base) => bases[baseIndex(base)] ?? []);
};

/**
 * Returns the part of a filter that does not affect a metric. Most metrics of time have no zones, and the share of time
 * remaining covers whole periods.
 * **Empty**: `undefined` if the whole filter applies to the metric.
 */
export function ineffectivePart(
  code: MetricCode,
  level: StatisticLevel,
  { zones = [], fromPeriodSeconds, toPeriodSeconds, lastXSeconds }: Parts,
): IneffectivePart | undefined {
  if (zones.length > 0 && !basesAt(code, level).every(hasZones)) return 'zones';
  const selectsSeconds = [fromPeriodSeconds, toPeriodSeconds, lastXSeconds].some((one) => one !== undefined);
  return selectsSeconds && !basesAt(code, level).every(hasWindows) ? 'seconds' : undefined;
}
