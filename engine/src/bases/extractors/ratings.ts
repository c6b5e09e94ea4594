import type { EventContext } from '../../timeline/event-context.js';
import { ratedActs, type RatedAs, type Worth } from '../../timeline/ratings.js';
import type { BaseCode } from '../../vocabulary/bases.js';
import type { ContributionSink } from '../contribution-sink.js';

const baseOf = {
  fieldKick: 'ratingFieldKick',
  handball: 'ratingHandball',
  kickIn: 'ratingKickIn',
  shot: 'ratingShot',
  winning: 'ratingWinning',
  pressure: 'ratingPressure',
  denial: 'ratingDenial',
  hitout: 'ratingHitout',
} as const satisfies Record<RatedAs, BaseCode>;

/**
 * Extracts how much each act changed its squad's expected score. Returns the value of the ball after the stretch.
 * **Units**: hundredths of a point.
 */
export function extractRatings(context: EventContext, sink: ContributionSink, before: Worth): Worth {
  const { rated, after } = ratedActs(context, before);
  for (const { row, as, points } of rated) sink.person(row, baseOf[as], Math.round(points * 100));
  return after;
}
