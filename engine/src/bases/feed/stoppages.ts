import { controls, isKick } from '../../story/row.js';
import type { Chain } from '../../story/chains.js';
import type { StoppageKind } from '../../vocabulary/stoppages.js';
import { CENTRE_BOUNCE_ZONE, type ZoneIndex } from '../../vocabulary/zones.js';
import type { Play } from '../play.js';

const bothSides = [0, 1] as const;

/** Stoppages, secondary stoppages, first possessions, clearances, exits and who attended the bounce. */
export function feedStoppages(play: Play): void {
  let uncleared: StoppageKind | undefined;
  for (const chain of play.chains) {
    const kind = stoppageOf(chain);
    const restart = chain.rows[0];
    if (kind === undefined || restart === undefined) { uncleared = undefined; continue; }
    const zone = kind === 'CB' ? CENTRE_BOUNCE_ZONE : undefined;
    for (const side of bothSides) {
      play.creditSquad(restart, side, `stoppage${kind}`, 1, zone);
      if (uncleared !== undefined && kind !== 'CB') {
        play.creditSquad(restart, side, `secondary${uncleared}`, 1, uncleared === 'CB' ? CENTRE_BOUNCE_ZONE : undefined);
      }
    }
    feedWinner(play, chain, kind, zone);
    if (chain.clearance !== undefined || chain.end === 'TURN') uncleared = undefined;
    else if (uncleared === undefined || kind === 'CB') uncleared = kind;
  }
}

function stoppageOf({ start }: Chain): StoppageKind | undefined {
  return start === 'CB' || start === 'BU' || start === 'TI' ? start : undefined;
}

function feedWinner(play: Play, chain: Chain, kind: StoppageKind, zone: ZoneIndex | undefined): void {
  const first = chain.rows.find((row) => controls(row));
  const { clearance } = chain;
  if (first !== undefined) play.credit(first, `firstPossession${kind}`, 1, zone);
  if (kind === 'CB') feedAttendance(play, chain);
  if (clearance?.play.is !== 'disposal') return;
  play.credit(clearance, `clearance${kind}`, 1, zone);
  if (clearance.play.quality === 'effective') play.credit(clearance, `clearanceEffective${kind}`, 1, zone);
  else play.credit(clearance, 'clearanceIneffective', 1, zone);
  play.credit(clearance, isKick(clearance) ? 'exitKick' : 'exitHandball', 1, zone);
  if (first !== undefined && first.slot === clearance.slot && first.side === clearance.side) play.credit(first, 'firstPossessionClearance', 1, zone);
}

function feedAttendance(play: Play, { rows, side, clearance }: Chain): void {
  for (const row of rows) {
    if (row.code !== 'CBAT' || clearance === undefined) continue;
    play.credit(row, row.side === side ? 'attendanceWin' : 'attendanceLoss');
  }
}
