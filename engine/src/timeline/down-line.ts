import { kickDetailOf, type KickDetail } from './kicking.js';
import type { EventContext } from './event-context.js';
import { controls, type Row } from './row.js';
import { flankOf, type SetPosition } from './set-positions.js';

/** Result of a long kick down the line: the squad has the ball next, the opposition has it, or play stops. */
export type LineOutcome = 'retain' | 'loss' | 'stoppage';

/**
 * Whether a long kick down the line is an option: from a set position on a flank, or from a kick-in. **Source**:
 * `docs/adr/0010-touches.md`.
 */
export const isLineOpen = (context: EventContext, { row, side }: SetPosition): boolean =>
  row.play.is === 'kickIn' || flankOf(context, row, side) !== 0;

/**
 * Whether the kick from a set position goes long down the line: long and forward, to a flank, and from a flank to the
 * same flank. Length and direction are as captured or, without that, follow from the locations.
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

/** Returns the result of a kick. **Empty**: `undefined` if the period ended or a score followed. */
export function outcomeOf(context: EventContext, kick: Row): LineOutcome | undefined {
  const next = context.nextTouch(kick);
  if (next === undefined || next.play.is === 'score') return undefined;
  if (!controls(next)) return 'stoppage';
  return next.side === kick.side ? 'retain' : 'loss';
}
