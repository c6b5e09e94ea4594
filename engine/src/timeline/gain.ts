import type { SideIndex } from '../vocabulary/sides.js';
import type { Chain } from './chains.js';
import type { Play } from './play.js';
import type { Row } from './row.js';

/** By how much `to` is nearer to the goal `side` attacks than `from`. **Units**: tenths of a metre. */
export const gain = (play: Play, side: SideIndex, from: Row, to: Row): number =>
  Math.round((play.spot(to, side).x - play.spot(from, side).x) * 10);

/**
 * What a chain gained towards goal, from its first location to its last; a score ends on the goal line.
 * **Units**: tenths of a metre. **Empty**: 0 without locations or without a squad.
 */
export function chainGain(play: Play, { rows, side, end }: Chain): number {
  const from = rows.find((row) => row.locatesBall);
  const to = rows.findLast((row) => row.locatesBall);
  if (side === undefined || from === undefined || to === undefined) return 0;
  if (end !== 'GOAL' && end !== 'BEHI') return gain(play, side, from, to);
  return Math.round((play.setting.ground.lengthMetres / 2 - play.spot(from, side).x) * 10);
}

/** The opposition's chain straight after one, if there is one in the period. */
export function replyTo(play: Play, chain: Chain): Chain | undefined {
  const next = play.chains[chain.index + 1];
  return next?.side !== undefined && next.side !== chain.side && next.period === chain.period ? next : undefined;
}
