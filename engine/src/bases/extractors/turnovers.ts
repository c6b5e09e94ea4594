import type { Row } from '../../timeline/row.js';
import { turnoverOf } from '../../timeline/turnover.js';
import type { BaseCode } from '../../vocabulary/bases.js';
import type { GainKind } from '../../vocabulary/stoppages.js';
import type { EventContext } from '../../timeline/event-context.js';
import type { ContributionSink } from '../contribution-sink.js';

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

/** Extracts the intercepts that begin chains, and the turnovers before them. */
export function extractTurnovers(
  context: EventContext,
  sink: ContributionSink,
  isUnderNoPressure: (row: Row) => boolean,
): void {
  for (const chain of context.stretch.chains) {
    const lost = context.chains[chain.index - 1];
    const gain = chain.rows[0];
    if (chain.start !== 'INT' || gain === undefined) continue;
    addIntercept(sink, gain);
    const turnover = lost && turnoverOf(lost, gain, isUnderNoPressure);
    if (turnover === undefined) continue;
    sink.person(turnover.lost, turnover.creation === 'Opposition Takeaway' ? 'turnoverTakeaway' : 'turnoverGiveaway');
    if (turnover.creation === 'Giveaway Unforced') sink.person(turnover.lost, 'turnoverGiveawayUnforced');
    if (turnover.state === 'Clearing Stoppage') sink.person(turnover.lost, 'turnoverClearing');
  }
}

function addIntercept(sink: ContributionSink, gain: Row): void {
  if (gain.play.is === 'possession') sink.person(gain, interceptBase[gain.play.gain]);
  else if (gain.play.is === 'disposal')
    sink.person(gain, gain.play.by === 'groundKick' ? 'interceptGroundKick' : 'interceptGather');
}
