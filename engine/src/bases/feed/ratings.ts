import type { Play } from '../../story/play.js';
import { ratedActs, type RatedAs } from '../../story/ratings.js';
import type { Credits } from '../credits.js';
import type { BaseCode } from '../table.js';

const baseOf = {
  fieldKick: 'ratingFieldKick', handball: 'ratingHandball', kickIn: 'ratingKickIn', shot: 'ratingShot', winning: 'ratingWinning',
  pressure: 'ratingPressure', denial: 'ratingDenial', hitout: 'ratingHitout',
} as const satisfies Record<RatedAs, BaseCode>;

/** What each act changed in what its squad could expect to score. **Units**: hundredths of a point. */
export function feedRatings(play: Play, credits: Credits): void {
  for (const { row, as, points } of ratedActs(play)) credits.person(row, baseOf[as], Math.round(points * 100));
}
