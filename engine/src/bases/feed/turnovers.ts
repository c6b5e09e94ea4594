import type { Row } from '../../timeline/row.js';
import { turnoverOf } from '../../timeline/turnover.js';
import type { BaseCode } from '../../vocabulary/bases.js';
import type { GainKind } from '../../vocabulary/stoppages.js';
import type { EventContext } from '../../timeline/event-context.js';
import type { Credits } from '../credits.js';

const interceptBase = {
  hardBall: 'interceptHardBall',
  looseBall: 'interceptLooseBall',
  gather: 'interceptGather',
  markContested: 'interceptMarkContested',
  markUncontested: 'interceptMarkUncontested',
  freeKick: 'interceptFreeKick',
  knockOn: 'interceptKnockOn',
  groundKick: 'interceptGroundKick',
  outOnFullKickIn: 'interceptOutOnFullKickIn',
} as const satisfies Record<GainKind, BaseCode>;

/** Intercepts where a chain begins with the opposition's ball, and the turnovers they answer. */
export function feedTurnovers(context: EventContext, credits: Credits, isUnderNoPressure: (row: Row) => boolean): void {
  for (const chain of context.stretch.chains) {
    const lost = context.chains[chain.index - 1];
    const gain = chain.rows[0];
    if (chain.start !== 'INT' || gain === undefined) continue;
    feedIntercept(credits, gain);
    const turnover = lost && turnoverOf(lost, gain, isUnderNoPressure);
    if (turnover === undefined) continue;
    credits.person(
      turnover.lost,
      turnover.creation === 'Opposition Takeaway' ? 'turnoverTakeaway' : 'turnoverGiveaway',
    );
    if (turnover.creation === 'Giveaway Unforced') credits.person(turnover.lost, 'turnoverGiveawayUnforced');
    if (turnover.state === 'Clearing Stoppage') credits.person(turnover.lost, 'turnoverClearing');
  }
}

function feedIntercept(credits: Credits, gain: Row): void {
  if (gain.play.is === 'possession') credits.person(gain, interceptBase[gain.play.gain]);
  else if (gain.play.is === 'disposal')
    credits.person(gain, gain.play.by === 'groundKick' ? 'interceptGroundKick' : 'interceptGather');
}
