import type { MetricCode } from '../../metrics/codes.js';
import type { StatisticLevel } from '../../metrics/metric.js';
import type { Role } from '../../vocabulary/roles.js';
import type { Context, StatisticsFilter } from '../filter.js';

/** Results of a match, as the squad of a row sees them. */
export const matchResults = ['won', 'lost', 'drawn'] as const;
export type MatchResult = (typeof matchResults)[number];

/** States of the score at the moment of an act, as the acting squad sees them. */
export const scoreStates = ['leading', 'level', 'trailing'] as const;
export type ScoreState = (typeof scoreStates)[number];

/** Where a player begins a match. */
export const matchStarts = ['onGround', 'bench'] as const;
export type MatchStart = (typeof matchStarts)[number];

/**
 * The matches that a query reads. Squad, opponent, result and margin are those of the squad of a row: a match between
 * two selected squads counts once for each. **Units**: dates are local to the venue, `YYYY-MM-DD`, both ends included;
 * margins are points for the squad, negative if it lost. **Empty**: a member that is left out does not narrow the
 * result.
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
  /** The last matches that each person, or each squad, has played, after all other members. */
  readonly last?: number;
}

/** A place on the ground, as the acting squad attacks towards +x. **Units**: those of the area. */
export interface AreaPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * An area of the ground, as the acting squad attacks towards +x. Points on an edge are inside. `goal` is a range of
 * distances to the middle of the attacked goal line, and of absolute angles between the ball, the middle of the goal
 * and the middle of the ground.
 * **Units**: `metres` from the centre of the ground, or the standard ground of 160 x 141; angles in degrees, 0 in
 * front of the goal.
 */
export type Area = { readonly of: 'begin' | 'end'; readonly unit: 'metres' | 'standard' } & (
  | { readonly is: 'polygon'; readonly points: readonly AreaPoint[] }
  | { readonly is: 'circle'; readonly centre: AreaPoint; readonly radius: number }
  | {
      readonly is: 'goal';
      readonly fromDistance?: number;
      readonly toDistance?: number;
      readonly fromAngle?: number;
      readonly toAngle?: number;
    }
);

/**
 * The acts that a query reads, in each match.
 * **Units**: margins in points for the acting squad, before the act. **Empty**: a member that is left out does not
 * narrow the result.
 */
export interface ActFilter extends StatisticsFilter {
  readonly scoreStates?: readonly ScoreState[];
  readonly fromScoreMargin?: number;
  readonly toScoreMargin?: number;
  readonly area?: Area;
  /** Acts with one of these recorded opponents. */
  readonly againstPersonIds?: readonly number[];
  /** Acts of players in one of these roles on the ground, where roles are captured. */
  readonly roles?: readonly Role[];
}

/**
 * What rows are grouped by. `receiver` is the team-mate who gains possession from a disposal; `hex` and `square` are
 * cells of the standard ground, as the acting squad attacks.
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
 * How the values of a row are summed up. `share` is the percentage of the squad's total in the same matches and acts.
 * `min`, `median`, `max` and `standardDeviation` (of the whole population) are over the values of matches played.
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
 * A question across matches: which matches, which acts in them, grouped by what, measured how.
 * **Empty**: without `by`, one row for each person or squad; without `measures`, totals.
 */
export interface StatisticsQuery {
  readonly level: StatisticLevel;
  readonly matches: MatchSelection;
  readonly acts: ActFilter;
  /** Of squads only. Default: `For`. */
  readonly context?: Context;
  /** One or two. */
  readonly by?: readonly Dimension[];
  readonly codes: readonly MetricCode[];
  readonly measures?: readonly Measure[];
  /** Needed by `matchesOver`, `longestRun` and `currentRun`. **Units**: those of the metric. */
  readonly threshold?: number;
  /** Needed by `rollingMean`. */
  readonly rollingMatches?: number;
  /** Width of a cell of `hex` or `square`. **Units**: metres of the standard ground. Default: 10. */
  readonly cellMetres?: number;
  /** Rows with fewer matches are left out, also of orders, ranks and percentiles. Default: 1. */
  readonly minMatches?: number;
}
