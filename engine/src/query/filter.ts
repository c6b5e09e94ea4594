import type { Role } from '../vocabulary/roles.js';
import type { Side } from '../vocabulary/sides.js';
import type { ZoneFilter } from '../vocabulary/zones.js';

/** Ways to compare squads. **Source**: `docs/statistics.md`. */
export const contexts = ['For', 'Against', 'Diff', 'PhysicalDiff'] as const;
export type Context = (typeof contexts)[number];

/**
 * The part of a match that a query reads.
 * **Units**: seconds within a period. **Empty**: an omitted member does not restrict the result.
 */
export interface StatisticsFilter {
  readonly periods?: readonly number[];
  readonly zones?: readonly ZoneFilter[];
  readonly team?: Side;
  readonly fromPeriodSeconds?: number;
  readonly toPeriodSeconds?: number;
  readonly lastXSeconds?: number;
}

/** States of the score at an act, from the acting squad's point of view. */
export const scoreStates = ['leading', 'level', 'trailing'] as const;
export type ScoreState = (typeof scoreStates)[number];

/** A location on the ground, with the acting squad attacking towards +x. **Units**: those of the area. */
export interface AreaPoint {
  readonly x: number;
  readonly y: number;
}

/** Maximum number of points of a polygon. */
export const MAX_AREA_POINTS = 256;

/**
 * An area of the ground, with the acting squad attacking to +x. Points on an edge, or nearer to it than half the
 * resolution of the source, are inside. A polygon that crosses itself contains the points that an odd number of its
 * edges surround. `goal` is a range of distances to the middle of the attacked goal line, and of absolute angles
 * between the ball, the middle of the goal and the middle of the ground, from 0 in front of the goal to 90 on the goal
 * line.
 * `begin` is where the ball was at the act, `end` where it is located next.
 * **Units**: `metres` from the centre of the ground, or the standard ground of 160 x 141; angles in degrees.
 * **Source**: `docs/adr/0013-filters.md`.
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
 * The acts that a query reads in each match.
 * **Units**: margins in points for the acting squad, before the act. **Empty**: an omitted member does not restrict the
 * result.
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

/** Whether a filter restricts acts by score, location, opponent or role. */
export const narrowsActs = (filter: ActFilter): boolean =>
  filter.area !== undefined ||
  filter.fromScoreMargin !== undefined ||
  filter.toScoreMargin !== undefined ||
  hasAny(filter.scoreStates) ||
  hasAny(filter.againstPersonIds) ||
  hasAny(filter.roles);

/** Whether a list in a filter restricts the result. */
export const hasAny = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0;
