import { kickDetailOf, type KickDetail } from './kicking.js';
import type { EventContext } from './event-context.js';
import { controls, type Row } from './row.js';
import { flankOf, type SetPosition } from './set-positions.js';

/** What became of a long kick down the line: the squad had the ball next, the opposition had, or play stopped. */
export type LineOutcome = 'retain' | 'loss' | 'stoppage';

/**
 * Whether a long kick down the line is open: from a set position on a flank, or from a kick-in. **Source**:
 * `docs/adr/0017-lines-entries-and-roles.md`.
 */
export const isLineOpen = (context: EventContext, { row, side }: SetPosition): boolean =>
  row.play.is === 'kickIn' || flankOf(context, row, side) !== 0;

/**
 * Whether the kick from a set position goes long down the line: long and forward, to a flank, and from a flank to the
 * same one. Where a kick is said to be long or to go forward is as captured, or else read off the locations.
 */
export function goesDownLine(
  context: EventContext,
  position: SetPosition,
  captured: (row: Row) => KickDetail,
): boolean {
  const { row, side, kick } = position;
  const result = kick && context.nextLocated(kick);
  if (kick === undefined || result === undefined || !isLineOpen(context, position)) return false;
  const went = kickDetailOf(context, kick, side, captured(kick));
  const to = flankOf(context, result, side);
  return (
    went?.distance === 'Long' &&
    went.direction === 'Forward' &&
    to !== 0 &&
    (row.play.is === 'kickIn' || to === flankOf(context, row, side))
  );
}

/** What became of a kick. **Empty**: `undefined` where the period ended or a score followed. */
export function outcomeOf(context: EventContext, kick: Row): LineOutcome | undefined {
  const next = context.nextTouch(kick);
  if (next === undefined || next.play.is === 'score') return undefined;
  if (!controls(next)) return 'stoppage';
  return next.side === kick.side ? 'retain' : 'loss';
}
