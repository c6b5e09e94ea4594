import type { Chain } from './chains.js';
import { isOneOf } from './codes.js';
import type { Event, Game } from './game.js';
import { controls, isInside50, isSamePerson, locatesBall, touches } from './play.js';
import type { Side } from './side.js';

/**
 * The inside-50 entries of a chain, of either squad: kicks captured as entries, and possessions, running bounces,
 * handballs, knock-ons and spoils from a location outside the arc to one inside it. The location after is that of the
 * next event that touches or locates the ball. A free kick is none if that event is of another person.
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
    if (isOneOf(event, 'freeKick') && !isSamePerson(event, next)) return false;
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

/** An event that brings the ball out of the 50 its squad defends or wins it outside, and the next location. */
export interface Rebound {
  readonly event: Event;
  readonly next: Event | undefined;
}

/**
 * The rebounds of a chain, from one location of the ball inside the arc to the next outside: the first by the squad
 * that owns the chain, if its first location in the chain is inside, and each by the other squad. If its first location
 * is a possession outside, and the last location before it, since the last score, is the opposition's and inside, that
 * possession is a rebound.
 */
export function reboundsOf(game: Game, chain: Chain): readonly Rebound[] {
  const owner = chain.side;
  if (owner === undefined) return [];
  const located = withGain(game, chain).filter(locatesBall);
  const isInside = (event: Event, side: Side): boolean => isInside50(game, event, side, 'defended');
  const rebounds: Rebound[] = [];
  const start = located.find(({ side }) => side === owner);
  let mayRebound = start !== undefined && isInside(start, owner);
  for (const [at, event] of located.entries()) {
    const [{ side }, next] = [event, located[at + 1]];
    if (event === start && !mayRebound && isTaken(game, event, (before) => isInside(before, owner)))
      rebounds.push({ event, next });
    if (next === undefined || side === undefined || !isInside(event, side) || isInside(next, side)) continue;
    if (side !== owner || mayRebound) rebounds.push({ event, next });
    if (side === owner) mayRebound = false;
  }
  return rebounds;
}

/** Whether a possession takes the ball from the opposition, which was inside and has not scored. */
function isTaken(game: Game, event: Event, isInside: (before: Event) => boolean): boolean {
  const before = game.events.slice(0, event.index).findLast((one) => locatesBall(one) || isOneOf(one, 'score'));
  if (before?.period !== event.period || isOneOf(before, 'score')) return false;
  return isOneOf(event, 'possession') && before.side !== undefined && before.side !== event.side && isInside(before);
}
