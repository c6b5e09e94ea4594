import { hasPointsOnly, pointsIn, sides, type OfficialScore, type PointsScore, type Side } from '@goalsquare/engine';

/** The score of a match: goals and behinds, with periods if all of them are known, or only the points. */
export type Scores = OfficialScore | (PointsScore & { readonly periods?: never });

/** Returns a squad's score as people write it: `10.5 (65)`, or `65 points`. */
export const writtenScore = (score: Scores, side: Side): string =>
  hasPointsOnly(score)
    ? `${pointsIn(score, side)} points`
    : `${score[side].goals}.${score[side].behinds} (${pointsIn(score, side)})`;

/** Returns the sides whose scores differ: in goals and behinds if both scores have them, otherwise in points. */
export const differentSides = (one: Scores, other: Scores): readonly Side[] =>
  sides.filter((side) =>
    hasPointsOnly(one) || hasPointsOnly(other)
      ? pointsIn(one, side) !== pointsIn(other, side)
      : one[side].goals !== other[side].goals || one[side].behinds !== other[side].behinds,
  );

const detailOf = (score: Scores): number => (hasPointsOnly(score) ? 0 : score.periods === undefined ? 1 : 2);

/**
 * Returns the more detailed score. Periods are more detailed than goals and behinds, which are more detailed than
 * points. If both are equally detailed, returns the first.
 */
export const moreDetailed = <S extends Scores>(one: S, other: S): S => (detailOf(other) > detailOf(one) ? other : one);
