import type { kickDirections, kickDistances } from '../vocabulary/kicking.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { EventContext } from './event-context.js';
import { metresBetween, type Row } from './row.js';

/** Minimum length of a long kick, in metres. **Source**: `docs/reference/laws-of-the-game.md`. */
const LONG_KICK_METRES = 40;

/** The length and direction of a kick, if captured. */
export interface KickDetail {
  readonly distance?: (typeof kickDistances)[number];
  readonly direction?: (typeof kickDirections)[number];
}

/**
 * Returns the length and direction of a kick, as captured or from the kick to the next location.
 * **Empty**: `undefined` if the length or direction was not captured and no location follows in the period.
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
 * Returns the mark or free kick that a person kicked from: the touch directly before the kick, by the same person, who
 * did not play on (`PLON`) in between. **Empty**: `undefined` for a kick in general play.
 */
export function setPossessionBefore(context: EventContext, kick: Row): Row | undefined {
  const won = context.previousTouch(kick);
  if (won?.play.is !== 'possession' || !won.play.set || won.slot !== kick.slot || won.side !== kick.side)
    return undefined;
  const playedOn = context.rows.slice(won.at + 1, kick.at).some((row) => row.code === 'PLON' && row.slot === kick.slot);
  return playedOn ? undefined : won;
}
