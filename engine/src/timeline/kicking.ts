import type { kickDirections, kickDistances } from '../vocabulary/kicking.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { EventContext } from './event-context.js';
import { metresBetween, type Row } from './row.js';

/** Shortest long kick in metres. **Source**: facts on effective kicks. */
const LONG_KICK_METRES = 40;

/** What a source may say of how far and which way a kick went; what it does not is read off the locations. */
export interface KickDetail {
  readonly distance?: (typeof kickDistances)[number];
  readonly direction?: (typeof kickDirections)[number];
}

/**
 * How far and which way a kick went, as captured or else from where it was kicked to the next location.
 * **Empty**: `undefined` where something was not captured and no location follows in the period.
 */
export function kickDetailOf(
  context: EventContext,
  row: Row,
  side: SideIndex,
  captured: KickDetail,
): Required<KickDetail> | undefined {
  const result = context.nextLocated(row);
  const { distance, direction } = captured;
  if (distance !== undefined && direction !== undefined) return { distance, direction };
  if (result === undefined) return undefined;
  return {
    distance: distance ?? (metresBetween(row, result) >= LONG_KICK_METRES ? 'Long' : 'Short'),
    direction: direction ?? ((context.advance(row, side) ?? 0) > 0 ? 'Forward' : 'Backwards'),
  };
}

/**
 * The mark or free kick that a person kicked from: the touch straight before the kick, by the same person, who did not
 * play on (`PLON`) in between. **Empty**: `undefined` if the kick came from play.
 */
export function setPossessionBefore(context: EventContext, kick: Row): Row | undefined {
  const won = context.previousTouch(kick);
  if (won?.play.is !== 'possession' || won.play.set !== true || won.slot !== kick.slot || won.side !== kick.side)
    return undefined;
  const playedOn = context.rows.slice(won.at + 1, kick.at).some((row) => row.code === 'PLON' && row.slot === kick.slot);
  return playedOn ? undefined : won;
}
