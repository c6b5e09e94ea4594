import { CORRIDOR_HALF_WIDTH } from '../ground/points.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { Chain } from './chains.js';
import type { EventContext } from './event-context.js';
import { isKick, type Row } from './row.js';

/**
 * A moment in which a squad has the ball in its defensive half with time to choose: a mark, a free kick or a kick-in.
 * `kick` is the kick of the same person, if it was the next touch.
 */
export interface SetPosition {
  readonly row: Row;
  readonly side: SideIndex;
  readonly chain: Chain;
  readonly kick: Row | undefined;
}

/** Returns the set positions of the squad that owns a chain in its defensive half, in order. */
export function setPositionsOf(context: EventContext, chain: Chain): readonly SetPosition[] {
  const { side } = chain;
  if (side === undefined) return [];
  const inOrder = chain.rows.filter((row) => row.side === side && isSet(row) && context.spot(row, side).x < 0);
  return inOrder.map((row) => ({ row, side, chain, kick: kickFrom(context, row) }));
}

const isSet = ({ play }: Row): boolean => play.is === 'kickIn' || (play.is === 'possession' && play.set);

function kickFrom(context: EventContext, row: Row): Row | undefined {
  if (row.play.is === 'kickIn' && row.code !== 'KIPO') return row;
  const next = context.nextTouch(row);
  return next !== undefined && isKick(next) && next.slot === row.slot && next.side === row.side ? next : undefined;
}

/** Returns on which side of the corridor a row is for a squad: -1 or 1, or 0 within the width of the centre square. */
export function flankOf(context: EventContext, row: Row, side: SideIndex): -1 | 0 | 1 {
  const { y } = context.spot(row, side);
  return Math.abs(y) <= CORRIDOR_HALF_WIDTH ? 0 : y < 0 ? -1 : 1;
}
