import type { Chain } from './chains.js';
import { isOneOf } from './codes.js';
import type { Event, Game } from './game.js';
import { controls, isInside50, isSamePerson, locatesBall, touches } from './play.js';
import type { Side } from './side.js';

/**
 * Returns the inside-50 entries in a chain, of either squad. An entry is a kick captured as one. It is also a
 * possession, running bounce, handball, knock-on or spoil located outside the arc, if the next event that touches or
 * locates the ball is located inside it. A free kick is an entry only if that next event is of the same person.
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

/** Returns the events of a chain and, if it ends in a turnover, the opposition's gain. */
function withGain(game: Game, { index, end, events }: Chain): readonly Event[] {
  const gain = end === 'TURN' ? game.chains[index + 1]?.events[0] : undefined;
  return gain === undefined ? events : [...events, gain];
}

/** Whether a chain entered the forward 50 of its squad. */
export const reachesForward50 = (game: Game, chain: Chain): boolean =>
  entriesOf(game, chain).some((entry) => entry.side === chain.side);

/**
 * An event in which a squad brings the ball out of its defensive 50, or wins it just outside, and the next event with a
 * location.
 */
export interface Rebound {
  readonly event: Event;
  readonly next: Event | undefined;
}

/**
 * Returns the rebounds in a chain. A rebound goes from a location inside the arc to the next location, outside it. All
 * rebounds of the other squad count. For the squad that owns the chain, only the first counts, and only if its first
 * location in the chain is inside. If that first location is a possession outside, it counts as a rebound if the
 * previous location was inside and of the opposition, without a score in between.
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

/** Whether a possession takes the ball from the opposition, whose last event was inside and not followed by a score. */
function isTaken(game: Game, event: Event, isInside: (before: Event) => boolean): boolean {
  const before = game.events.slice(0, event.index).findLast((one) => locatesBall(one) || isOneOf(one, 'score'));
  if (before?.period !== event.period || isOneOf(before, 'score')) return false;
  return isOneOf(event, 'possession') && before.side !== undefined && before.side !== event.side && isInside(before);
}
