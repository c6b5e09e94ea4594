import { controls } from '../../timeline/row.js';
import { exitTypeOf } from '../../timeline/stoppages.js';
import type { BaseCode } from '../../vocabulary/bases.js';
import type { Chain } from '../../timeline/chains.js';
import type { StoppageExitType, StoppageKind } from '../../vocabulary/stoppages.js';
import { CENTRE_BOUNCE_ZONE, type ZoneIndex } from '../../vocabulary/zones.js';
import type { EventContext } from '../../timeline/event-context.js';
import type { ContributionSink } from '../contribution-sink.js';

const bothSides = [0, 1] as const;

const exitBase = {
  Kick: 'exitKick',
  Handball: 'exitHandball',
  'Knock On': 'exitKnockOn',
} as const satisfies Record<StoppageExitType, BaseCode>;

/**
 * Extracts stoppages, secondary stoppages, first possessions, clearances, exits, and attendance at centre bounces.
 * `before` is the kind of stoppage that began the current run of uncleared stoppages. Returns this kind for the end of
 * the stretch.
 */
export function extractStoppages(
  context: EventContext,
  sink: ContributionSink,
  before: StoppageKind | undefined,
): StoppageKind | undefined {
  let uncleared = before;
  for (const chain of context.stretch.chains) {
    if (context.chains[chain.index - 1]?.period !== chain.period) uncleared = undefined;
    const kind = stoppageOf(chain);
    const restart = chain.rows[0];
    if (kind === undefined || restart === undefined) {
      uncleared = undefined;
      continue;
    }
    const zone = kind === 'CB' ? CENTRE_BOUNCE_ZONE : undefined;
    for (const side of bothSides) {
      sink.squad(restart, side, `stoppage${kind}`, 1, zone);
      if (uncleared !== undefined && kind !== 'CB') {
        sink.squad(restart, side, `secondary${uncleared}`, 1, uncleared === 'CB' ? CENTRE_BOUNCE_ZONE : undefined);
      }
    }
    addWinner(sink, chain, kind, zone);
    if (chain.clearance !== undefined || chain.end === 'TURN') uncleared = undefined;
    else if (uncleared === undefined || kind === 'CB') uncleared = kind;
  }
  return uncleared;
}

function stoppageOf({ start }: Chain): StoppageKind | undefined {
  return start === 'CB' || start === 'BU' || start === 'TI' ? start : undefined;
}

function addWinner(sink: ContributionSink, chain: Chain, kind: StoppageKind, zone: ZoneIndex | undefined): void {
  const first = chain.rows.find((row) => controls(row));
  const { clearance } = chain;
  if (first !== undefined) sink.person(first, `firstPossession${kind}`, 1, zone);
  if (kind === 'CB') addAttendance(sink, chain);
  if (clearance === undefined) return;
  sink.person(clearance, `clearance${kind}`, 1, zone);
  const isPoor = clearance.play.is === 'disposal' && clearance.play.quality !== 'effective';
  sink.person(clearance, isPoor ? 'clearanceIneffective' : `clearanceEffective${kind}`, 1, zone);
  sink.person(clearance, exitBase[exitTypeOf(clearance)], 1, zone);
  if (first !== undefined && first.slot === clearance.slot && first.side === clearance.side)
    sink.person(first, 'firstPossessionClearance', 1, zone);
}

function addAttendance(sink: ContributionSink, { rows, side, clearance }: Chain): void {
  for (const row of rows) {
    if (row.code !== 'CBAT' || clearance === undefined) continue;
    sink.person(row, row.side === side ? 'attendanceWin' : 'attendanceLoss');
  }
}
