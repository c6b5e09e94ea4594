import type { Chain } from './chains.js';
import { isOneOf } from './codes.js';
import type { Event, Game } from './game.js';
import { controls, isInside50, locatesBall, touches } from './play.js';
import type { Side } from './side.js';

/**
 * The inside-50 entries of a chain, of either squad: kicks captured as entries, and possessions, running bounces,
 * handballs, knock-ons and spoils from a location outside the arc to one inside it. The location after is that of the
 * next event that touches or locates the ball.
 */
export function entriesOf(game: Game, chain: Chain): readonly Event[] {
  if (chain.side === undefined) return [];
  const ball = withGain(game, chain).filter((event) => locatesBall(event) || touches(event));
  const isInside = (event: Event, side: Side): boolean => isInside50(game, event, side, 'attacked');
  return ball.filter((event, at) => {
    const { side } = event;
    if (side === undefined || !chain.events.includes(event)) return false;
    if (event.inside50 === true) return true;
    const next = ball[at + 1];
    const brings = !isOneOf(event, 'kick') && (controls(event) || isOneOf(event, 'knockOn') || isOneOf(event, 'spoil'));
    if (!brings || next === undefined || next.inside50 === true || !locatesBall(event) || !locatesBall(next))
      return false;
    return !isInside(event, side) && isInside(next, side);
  });
}

/** The events of a chain and, if it ends in a turnover, the opposition's gain. */
function withGain(game: Game, { index, end, events }: Chain): readonly Event[] {
  const gain = end === 'TURN' ? game.chains[index + 1]?.events[0] : undefined;
  return gain === undefined ? events : [...events, gain];
}

/** Whether a chain entered the forward 50 of its squad. */
export const reachesForward50 = (game: Game, chain: Chain): boolean =>
  entriesOf(game, chain).some((entry) => entry.side === chain.side);

/** An event that brings the ball out of the 50 its squad defends, and the next location. */
export interface Rebound {
  readonly event: Event;
  readonly next: Event;
}

/**
 * The rebounds of a chain, from one location of the ball inside the arc to the next outside: the first by the squad
 * that owns the chain, if the ball was inside before too or the chain began there, and each by a spoil of the other
 * squad.
 */
export function reboundsOf(game: Game, chain: Chain): readonly Rebound[] {
  const owner = chain.side;
  if (owner === undefined) return [];
  const located = withGain(game, chain).filter(locatesBall);
  const isInside = (event: Event, side: Side): boolean => isInside50(game, event, side, 'defended');
  const exits = located.flatMap((event, at): readonly (Rebound & { readonly before: Event | undefined })[] => {
    const next = located[at + 1];
    const { side } = event;
    if (next === undefined || side === undefined || !isInside(event, side) || isInside(next, side)) return [];
    return [{ event, next, before: located[at - 1] }];
  });
  const first = exits.find(
    ({ event, before }) => event.side === owner && (before === undefined || isInside(before, owner)),
  );
  const spoils = exits.filter(({ event }) => event.side !== owner && isOneOf(event, 'spoil'));
  return first === undefined ? spoils : [first, ...spoils];
}
