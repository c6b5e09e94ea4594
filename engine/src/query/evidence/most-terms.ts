import type { Match } from '../../match.js';
import type { MetricCode } from '../../metrics/codes.js';
import { basesOf } from '../../metrics/formula.js';
import { metricOf } from '../../metrics/table/index.js';
import type { StatisticLevel } from '../../metrics/metric.js';
import { baseIndex, firstTimedBase } from '../../vocabulary/bases.js';

/**
 * Returns an upper limit for the number of terms of a metric in a match: the number of contributions to the bases of
 * its formula, read from the sizes of columns. **Empty**: 0 if the metric does not exist at the level.
 */
export function mostTerms({ facts, intervals }: Match, level: StatisticLevel, code: MetricCode): number {
  const formula = metricOf(code).formula[level];
  if (formula === undefined) return 0;
  return basesOf(formula).reduce((sum, base) => {
    const at = baseIndex(base);
    const isTimed = at >= firstTimedBase;
    const starts = isTimed ? intervals.intervalStarts : facts.postingStarts;
    const first = isTimed ? at - firstTimedBase : at;
    return sum + (starts[first + 1] as number) - (starts[first] as number);
  }, 0);
}
