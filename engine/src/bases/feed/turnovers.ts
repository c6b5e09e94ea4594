import type { Chain } from '../../story/chains.js';
import { controls, type Row } from '../../story/row.js';
import type { GainKind } from '../../vocabulary/stoppages.js';
import type { Play } from '../play.js';
import type { BaseCode } from '../table.js';

const interceptBase = {
  hardBall: 'interceptHardBall', looseBall: 'interceptLooseBall', gather: 'interceptGather', markContested: 'interceptMarkContested',
  markUncontested: 'interceptMarkUncontested', freeKick: 'interceptFreeKick', knockOn: 'interceptKnockOn',
  groundKick: 'interceptGroundKick', outOnFullKickIn: 'interceptOutOnFullKickIn',
} as const satisfies Record<GainKind, BaseCode>;

/** Intercepts where a chain begins with the opposition's ball, and the turnovers they answer. */
export function feedTurnovers(play: Play, isUnderNoPressure: (row: Row) => boolean): void {
  for (const chain of play.chains) {
    const lost = play.chains[chain.index - 1];
    const gain = chain.rows[0];
    if (chain.start !== 'INT' || gain === undefined) continue;
    feedIntercept(play, gain);
    if (lost?.end === 'TURN') feedTurnover(play, lost, isUnderNoPressure);
  }
}

function feedIntercept(play: Play, gain: Row): void {
  if (gain.play.is === 'possession') play.credit(gain, interceptBase[gain.play.gain]);
  else if (gain.play.is === 'disposal') play.credit(gain, gain.play.by === 'groundKick' ? 'interceptGroundKick' : 'interceptGather');
}

/** The last person of the losing squad to control the ball turned it over: by a poor disposal of their own, or by losing it. */
function feedTurnover(play: Play, lost: Chain, isUnderNoPressure: (row: Row) => boolean): void {
  const last = lost.rows.findLast((row) => row.side === lost.side && controls(row));
  if (last === undefined) return;
  const giveaway = last.play.is === 'disposal' && last.play.quality !== 'effective';
  play.credit(last, giveaway ? 'turnoverGiveaway' : 'turnoverTakeaway');
  if (giveaway && isUnderNoPressure(last)) play.credit(last, 'turnoverGiveawayUnforced');
  if (last === lost.clearance) play.credit(last, 'turnoverClearing');
}
