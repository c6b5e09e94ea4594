import type { EventContext } from '../../timeline/event-context.js';
import { ratedActs, type RatedAs, type Worth } from '../../timeline/ratings.js';
import type { BaseCode } from '../../vocabulary/bases.js';
import type { ContributionSink } from '../contribution-sink.js';
import { creditsIn, type Credit, type CreditState } from '../../timeline/credits.js';

/**
 * Extracts how much each player added to the margin, and the value of the next score whenever the player won the ball.
 * Returns the state after the stretch. **Units**: hundredths of a point.
 */
export function extractCredits(context: EventContext, sink: ContributionSink, before: CreditState): CreditState {
  const { credits, equities, after } = creditsIn(context, before);
  const add = (base: BaseCode, { row, side, slot, hundredths }: Credit): void => {
    sink.slot(row, side, slot ?? sink.setting.players + side, base, hundredths);
  };
  for (const credit of credits) add('playerCredit', credit);
  for (const equity of equities) add('nextScoreEquity', equity);
  return after;
}

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
