import { creditsIn, type Credit, type CreditState } from '../../timeline/credits.js';
import type { EventContext } from '../../timeline/event-context.js';
import type { BaseCode } from '../../vocabulary/bases.js';
import type { ContributionSink } from '../contribution-sink.js';

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
