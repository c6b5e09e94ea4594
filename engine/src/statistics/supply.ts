import type { Match } from '../match.js';
import { boxScoreDerivation } from '../metrics/box-score.js';
import { metricCodes, type MetricCode } from '../metrics/codes.js';
import type { StatisticLevel } from '../metrics/metric.js';
import { needsOf } from '../metrics/needs.js';
import { boxScoreBits } from './box-score.js';

/**
 * The source of a metric's values at a level: `events`, the `boxScore` of all players with a line or of `some` of them,
 * or `nothing`. `missing` has the bits of features that the metric needs and the source lacks.
 */
export interface LevelSupply {
  readonly level: StatisticLevel;
  readonly from: 'events' | 'boxScore' | 'some' | 'nothing';
  readonly missing: number;
}

/** Returns the sources of metric values in a match, at each level of the metrics. Default: of all metrics. */
export function suppliesOf(
  match: Match,
  codes: readonly MetricCode[] = metricCodes,
): ReadonlyMap<MetricCode, readonly LevelSupply[]> {
  const known = boxScoreBits(match);
  const fromBoxScore = (code: MetricCode, level: StatisticLevel): LevelSupply['from'] => {
    const all = known[level].map((bits) => boxScoreDerivation(level, code, bits) !== undefined);
    return all.length === 0 || !all.includes(true) ? 'nothing' : all.includes(false) ? 'some' : 'boxScore';
  };
  return new Map(
    codes.map((code) => [
      code,
      needsOf(code).map(([level, needs]): LevelSupply => {
        const missing = needs & match.lacks;
        return { level, missing, from: missing === 0 ? 'events' : fromBoxScore(code, level) };
      }),
    ]),
  );
}

/**
 * Returns the metrics that a match's transactions or box score supply at any level, sorted by id. Metrics from the box
 * score are only for the entire match.
 */
export const suppliedMetrics = (match: Match): readonly MetricCode[] =>
  [...suppliesOf(match)].flatMap(([code, levels]) => (levels.some(({ from }) => from !== 'nothing') ? [code] : []));
