import type { Chain } from './chains.js';
import { isOneOf } from './codes.js';
import type { Event, Game } from './game.js';
import { controls, isInside50 } from './play.js';

/**
 * The inside-50 entries of a chain: kicks captured as entries, and carries, handballs and knock-ons of its squad from a
 * location outside the arc to the next event of the chain inside it.
 */
export function entriesOf(game: Game, { side, events }: Chain): readonly Event[] {
  if (side === undefined) return [];
  return events.filter((event, at) => {
    if (event.side === undefined) return false;
    if (event.inside50 === true) return true;
    const next = events[at + 1];
    const carries = event.side === side && !isOneOf(event, 'kick') && (controls(event) || event.code === 'KNON');
    if (!carries || next === undefined || next.inside50 === true || !event.located || !next.located) return false;
    return !isInside50(game, event, side, 'attacked') && isInside50(game, next, side, 'attacked');
  });
}

/** Whether a chain entered the forward 50 of its squad. */
export const reachesForward50 = (game: Game, chain: Chain): boolean =>
  entriesOf(game, chain).some((entry) => entry.side === chain.side);

/**
 * The event with which a chain brings the ball out of its own 50, and the next location: the first located event of the
 * squad inside the arc whose next is outside, if the located event before it was inside too or there is none. If the
 * chain ends in a turnover, the opposition's gain belongs to it.
 */
export function reboundOf(
  game: Game,
  { index, side, end, events }: Chain,
): { readonly event: Event; readonly next: Event } | undefined {
  if (side === undefined) return undefined;
  const gain = end === 'TURN' ? game.chains[index + 1]?.events[0] : undefined;
  const located = [...events, ...(gain === undefined ? [] : [gain])].filter((event) => event.located);
  const isInside = (event: Event): boolean => isInside50(game, event, side, 'defended');
  for (const [at, event] of located.entries()) {
    const [before, next] = [located[at - 1], located[at + 1]];
    if (next === undefined || event.side !== side || !isInside(event) || isInside(next)) continue;
    if (before === undefined || isInside(before)) return { event, next };
  }
  return undefined;
}
