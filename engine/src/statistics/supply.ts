import type { Match } from '../match.js';
import { boxScoreDerivation } from '../metrics/box-score.js';
import { metricCodes, type MetricCode } from '../metrics/codes.js';
import type { StatisticLevel } from '../metrics/metric.js';
import { needsOf } from '../metrics/needs.js';
import { boxScoreBits } from './box-score.js';

/**
 * Where the values of a metric come from at a level: `events`, the `boxScore` of all players who have a line in it, or
 * of `some` of them. `missing` has the bits of what the metric needs and the source lacks.
 */
export interface LevelSupply {
  readonly level: StatisticLevel;
  readonly from: 'events' | 'boxScore' | 'some' | 'nothing';
  readonly missing: number;
}

/** Returns where the values of metrics of a match come from, at each of their levels. Default: of all metrics. */
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
 * Returns the metrics that the transactions of a match or its box score supply at some level, in the order of their
 * ids. Those of the box score are only for the whole match.
 */
export const suppliedMetrics = (match: Match): readonly MetricCode[] =>
  [...suppliesOf(match)].flatMap(([code, levels]) => (levels.some(({ from }) => from !== 'nothing') ? [code] : []));
