import { kickDetailOf, setPossessionBefore, type KickDetail } from '../../timeline/kicking.js';
import { isKick, type Row } from '../../timeline/row.js';
import type { EventContext } from '../../timeline/event-context.js';
import type { BaseCode } from '../../vocabulary/bases.js';
import type { ContributionSink } from '../contribution-sink.js';

const playOnOutcome = {
  effective: 'kickInPlayOnEffective',
  ineffective: 'kickInPlayOnIneffective',
  clanger: 'kickInPlayOnClanger',
} as const satisfies Record<string, BaseCode>;

/** Extracts retention, the direction and length of kicks, and kick-ins that were played on. */
export function extractDisposals(
  context: EventContext,
  sink: ContributionSink,
  directionOf: (row: Row) => KickDetail,
): void {
  for (const row of context.stretch.rows) {
    if (row.play.is !== 'disposal') continue;
    const next = context.nextTouch(row);
    if (next !== undefined && next.side === row.side && next.play.is !== 'score') {
      sink.person(row, isKick(row) ? 'kickRetain' : 'handballRetain');
    }
    if (!isKick(row)) continue;
    addKick(context, sink, row, directionOf(row));
    if (isPlayedOnFromKickIn(context, row)) sink.person(row, playOnOutcome[row.play.quality]);
  }
}

/**
 * Whether a kick is the first after playing on from a kick-in by the same person, who may bounce the ball in between.
 */
function isPlayedOnFromKickIn(context: EventContext, kick: Row): boolean {
  let before = context.previousTouch(kick);
  while (before?.play.is === 'carry' && before.slot === kick.slot) before = context.previousTouch(before);
  return before?.code === 'KIPO' && before.slot === kick.slot;
}

function addKick(context: EventContext, sink: ContributionSink, row: Row, detail: KickDetail): void {
  if (row.side === undefined || row.play.is !== 'disposal') return;
  const went = kickDetailOf(context, row, row.side, detail);
  if (went === undefined) return;
  const [long, forward] = [went.distance === 'Long', went.direction === 'Forward'];
  sink.person(row, long ? 'kickLong' : 'kickShort');
  if (forward)
    sink.person(row, setPossessionBefore(context, row) === undefined ? 'kickForwardNonSet' : 'kickForwardSet');
  if (row.play.quality === 'effective') {
    sink.person(row, !forward ? 'kickEffectiveBackwards' : long ? 'kickEffectiveLong' : 'kickEffectiveShort');
  }
}
