import { scorePoints } from '../vocabulary/scores.js';
import type { Side } from '../vocabulary/sides.js';
import type { PointsScore } from './entry.js';
import type { OfficialScore } from './header.js';

/** Whether a score consists only of points, without goals and behinds. */
export const hasPointsOnly = (score: OfficialScore | PointsScore): score is PointsScore => 'points' in score.home;

/** Returns the points of a squad in a score. */
export const pointsIn = (score: OfficialScore | PointsScore, side: Side): number =>
  hasPointsOnly(score)
    ? score[side].points
    : score[side].goals * scorePoints.GOAL + score[side].behinds * scorePoints.BEHI;
