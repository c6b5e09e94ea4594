import { isOneOf } from './codes.js';
import type { Event } from './game.js';
import type { Side } from './side.js';
import { controls, locatesBall, touches } from './play.js';

const isEffectiveHandball = ({ code }: Event): boolean => code === 'HBEF';
const metresBetween = (one: Event, other: Event): number => Math.hypot(one.x - other.x, one.y - other.y);
const touchAfter = (events: readonly Event[], event: Event): Event | undefined =>
  events.slice(events.indexOf(event) + 1).find(touches);

/**
 * Whether a kick takes the ball out of a stoppage. It does not if the next touch is less than 15 m away and is a
 * ball-up call or, after a kick that is not effective, an event of either squad that controls the ball. A kick clears
 * if either location is unknown.
 */
function isClearKick(events: readonly Event[], kick: Event): boolean {
  const next = touchAfter(events, kick);
  if (next === undefined || !kick.located || !next.located) return true;
  const stops = next.code === 'BUCA' || (controls(next) && !isOneOf(kick, 'effective'));
  return !stops || metresBetween(kick, next) >= 15;
}

/** Whether a team-mate controls the ball in the next touch after a knock-on. */
function isGivenToTeamMate(events: readonly Event[], knockOn: Event): boolean {
  const next = touchAfter(events, knockOn);
  return next !== undefined && controls(next) && next.side === knockOn.side && next.person !== knockOn.person;
}

/** Whether a halt ends the events while the ball is within 25 m of the stoppage, which is the first location. */
function isStoppedNearby(events: readonly Event[]): boolean {
  const located = events.filter(locatesBall);
  const last = events.at(-1);
  return (
    last !== undefined &&
    isOneOf(last, 'halt') &&
    located.length > 0 &&
    Math.max(...located.map((event) => metresBetween(located[0] as Event, event))) < 25
  );
}

/**
 * Returns the disposal or knock-on with which a squad clears a stoppage. A stoppage is not cleared if a halt within 25
 * m ends the events. Acts are examined from the last to the first. A kick clears if it takes the ball out. An effective
 * handball, or a knock-on to a team-mate, clears if the squad's next disposal clears. `turnedOver` means that the
 * opposition won the ball after the events. Then a handball or knock-on also clears if no one touched the ball after
 * it, or if a team-mate did and the squad had no further disposal.
 */
export function clearanceOf(events: readonly Event[], side: Side, turnedOver: boolean): Event | undefined {
  if (isStoppedNearby(events)) return undefined;
  const acts = events.filter(
    (event) => event.side === side && (isOneOf(event, 'disposal') || isOneOf(event, 'knockOn')),
  );
  let first: Event | undefined;
  let nextClears: boolean | undefined;
  for (const act of acts.toReversed()) {
    const next = touchAfter(events, act);
    const passes = isOneOf(act, 'knockOn') ? isGivenToTeamMate(events, act) : isEffectiveHandball(act);
    const losesBall = turnedOver && (next === undefined || (passes && nextClears === undefined && next.side === side));
    const clears = isOneOf(act, 'kick') ? isClearKick(events, act) : losesBall || (passes && nextClears === true);
    if (clears) first = act;
    if (isOneOf(act, 'disposal')) nextClears = clears;
  }
  return first;
}

/**
 * Returns the squad that wins a stoppage for which the source names no winner: the first whose spell takes the ball
 * clear, otherwise the last that controlled the ball.
 */
export function winnerOf(following: readonly Event[]): Side | undefined {
  const play = untilPlayStops(following);
  const spells = spellsOf(play);
  const winner = spells.find((spell) => isClear(play, spell));
  return (winner ?? spells.at(-1))?.[0]?.side;
}

/**
 * Returns the events up to the next restart, kick-in or score, or to the end of the period. A halt is the last event
 * returned.
 */
function untilPlayStops(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(
    (event, at) =>
      event.period !== events[0]?.period ||
      isOneOf(event, 'restart') ||
      isOneOf(event, 'kickIn') ||
      isOneOf(event, 'score') ||
      (at > 0 && isOneOf(events[at - 1] as Event, 'halt')),
  );
  return end === -1 ? events : events.slice(0, end);
}

/** Returns the spells: runs of events of one squad that control the ball. */
function spellsOf(events: readonly Event[]): readonly (readonly Event[])[] {
  const spells: Event[][] = [];
  for (const event of events) {
    if (!controls(event) || event.side === undefined) continue;
    const last = spells.at(-1);
    if (last?.[0]?.side === event.side) last.push(event);
    else spells.push([event]);
  }
  return spells;
}

/**
 * Whether a spell takes the ball clear. It does so with a kick that clears. It also does if one of its disposals is an
 * effective handball and the last is at least 20 m from the first event.
 */
function isClear(play: readonly Event[], spell: readonly Event[]): boolean {
  const disposals = spell.filter((event) => isOneOf(event, 'disposal'));
  const [first, last] = [spell[0], disposals.at(-1)];
  const byKick = disposals.some((disposal) => isOneOf(disposal, 'kick') && isClearKick(play, disposal));
  const carried = first !== undefined && last !== undefined && metresBetween(first, last) >= 20;
  return byKick || (carried && disposals.some(isEffectiveHandball));
}
