import type { MetricCode } from '../../../metrics/codes.js';
import type { StatisticLevel } from '../../../metrics/metric.js';
import type { ActFilter, Context } from '../../filter.js';

export { scoreStates, type ActFilter, type Area, type AreaPoint, type ScoreState } from '../../filter.js';

/** Results of a match from the point of view of a row's squad. */
export const matchResults = ['won', 'lost', 'drawn'] as const;
export type MatchResult = (typeof matchResults)[number];

/** Whether a player starts on the ground or on the bench. */
export const matchStarts = ['onGround', 'bench'] as const;
export type MatchStart = (typeof matchStarts)[number];

/**
 * The matches that a query reads. Squad, opponent, result and margin are from the point of view of a row's squad: a
 * match between two selected squads counts once for each. **Units**: dates are local to the venue, `YYYY-MM-DD`, both
 * ends included; margins are points for the squad, negative if it lost. **Empty**: an omitted member does not narrow
 * the result.
 */
export interface MatchSelection {
  readonly leagueId?: number;
  readonly levelId?: number;
  readonly seasonIds?: readonly number[];
  readonly rounds?: readonly number[];
  /** Codes of phases, such as those of the fixture. */
  readonly phases?: readonly string[];
  readonly fromDate?: string;
  readonly toDate?: string;
  readonly matchIds?: readonly number[];
  readonly venueIds?: readonly number[];
  readonly squadIds?: readonly number[];
  readonly opponentIds?: readonly number[];
  readonly results?: readonly MatchResult[];
  readonly fromMargin?: number;
  readonly toMargin?: number;
  readonly personIds?: readonly number[];
  readonly start?: MatchStart;
  /** Number of most recent matches of each person or squad, after all other members have been applied. */
  readonly last?: number;
}

/**
 * The dimensions by which rows can be grouped. `receiver` is the team-mate who gains possession from a disposal;
 * `hex` and `square` are cells of the standard ground, as the acting squad attacks.
 */
export const dimensions = [
  'person',
  'squad',
  'match',
  'round',
  'season',
  'opponent',
  'venue',
  'result',
  'period',
  'scoreState',
  'receiver',
  'hex',
  'square',
] as const;
export type Dimension = (typeof dimensions)[number];

/**
 * The measures of a row's values. `share` is the percentage of the squad's total in the same matches and acts. `min`,
 * `median`, `max` and `standardDeviation` (of the whole population) are over the values of matches played.
 * `matchesOver`, `longestRun` and `currentRun` count matches with at least `threshold`. `rollingMean` is the mean of
 * the last `rollingMatches` matches of the row. Means and shares of ratios are computed from summed bases.
 */
export const measures = [
  'total',
  'perMatch',
  'per100Minutes',
  'share',
  'min',
  'median',
  'max',
  'standardDeviation',
  'matchesOver',
  'longestRun',
  'currentRun',
  'rollingMean',
] as const;
export type Measure = (typeof measures)[number];

/**
 * A question across matches: the selected matches and acts, the dimensions and the measures. **Empty**: without `by`,
 * one row for each person or squad; without `measures`, totals.
 */
export interface StatisticsQuery {
  readonly level: StatisticLevel;
  readonly matches: MatchSelection;
  readonly acts: ActFilter;
  /** Only for squads. Default: `For`. */
  readonly context?: Context;
  /** One or two dimensions. */
  readonly by?: readonly Dimension[];
  readonly codes: readonly MetricCode[];
  readonly measures?: readonly Measure[];
  /** Required by `matchesOver`, `longestRun` and `currentRun`. **Units**: those of the metric. */
  readonly threshold?: number;
  /** Required by `rollingMean`. */
  readonly rollingMatches?: number;
  /** Width of a cell of `hex` or `square`. **Units**: metres of the standard ground. Default: 10. */
  readonly cellMetres?: number;
  /**
   * Minimum number of matches. Rows with fewer are left out, and do not affect orders, ranks and percentiles. Default:
   * 1.
   */
  readonly minMatches?: number;
}
