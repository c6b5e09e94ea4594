import type { SideIndex } from '../vocabulary/sides.js';
import type { Chain } from './chains.js';
import type { EventContext } from './event-context.js';
import type { Row } from './row.js';

/** Returns how much nearer `to` is than `from` to the goal line that `side` attacks. **Units**: tenths of a metre. */
export const gain = (context: EventContext, side: SideIndex, from: Row, to: Row): number =>
  Math.round((context.spot(to, side).x - context.spot(from, side).x) * 10);

/**
 * Returns the distance that a chain gained towards goal, from its first location to its last. A goal or behind ends
 * on the goal line. **Units**: tenths of a metre. **Empty**: 0 without locations or without a squad.
 */
export function chainGain(context: EventContext, { rows, side, end }: Chain): number {
  const from = rows.find((row) => row.locatesBall);
  const to = rows.findLast((row) => row.locatesBall);
  if (side === undefined || from === undefined || to === undefined) return 0;
  if (end !== 'GOAL' && end !== 'BEHI') return gain(context, side, from, to);
  return Math.round((context.setting.ground.lengthMetres / 2 - context.spot(from, side).x) * 10);
}

/** Returns the opposition's chain directly after a chain. **Empty**: `undefined` if the period has none. */
export function replyTo(context: EventContext, chain: Chain): Chain | undefined {
  const next = context.chains[chain.index + 1];
  return next?.side !== undefined && next.side !== chain.side && next.period === chain.period ? next : undefined;
}
