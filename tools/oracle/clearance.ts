import { isOneOf } from './codes.js';
import type { Event } from './game.js';
import type { Side } from './side.js';
import { controls, locatesBall, touches } from './play.js';

const isEffectiveHandball = ({ code }: Event): boolean => code === 'HBEF';
const metresBetween = (one: Event, other: Event): number => Math.hypot(one.x - other.x, one.y - other.y);
const touchAfter = (events: readonly Event[], event: Event): Event | undefined =>
  events.slice(events.indexOf(event) + 1).find(touches);

/**
 * Whether a kick takes the ball out of a stoppage. It does not if the next touch is a ball-up call less than 15 m away
 * or, of a kick that is not effective, somebody of either squad who has the ball there. Without both locations it does.
 */
function isClearKick(events: readonly Event[], kick: Event): boolean {
  const next = touchAfter(events, kick);
  if (next === undefined || !kick.located || !next.located) return true;
  const stops = next.code === 'BUCA' || (controls(next) && !isOneOf(kick, 'effective'));
  return !stops || metresBetween(kick, next) >= 15;
}

/** Whether a team-mate has the ball next after a knock-on. */
function isGivenToTeamMate(events: readonly Event[], knockOn: Event): boolean {
  const next = touchAfter(events, knockOn);
  return next !== undefined && controls(next) && next.side === knockOn.side && next.person !== knockOn.person;
}

/** Whether the ball is never 25 m from the stoppage, the first location, before a halt that ends the events. */
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
 * The disposal or knock-on with which a squad clears a stoppage; there is none if a halt within 25 m ends the events.
 * Acts are looked at from the last to the first: a kick clears if it leaves, an effective handball and a knock-on to a
 * team-mate if the squad's next disposal clears. `turnedOver`: the opposition won the ball after the events. Then a
 * handball or knock-on clears if nobody touched the ball after it, or if a team-mate did and the squad had no disposal.
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
 * The squad that wins a stoppage of which the source names no winner, by the events after it: the first whose spell of
 * control takes the ball clear, else the last that had the ball.
 */
export function winnerOf(following: readonly Event[]): Side | undefined {
  const play = untilPlayStops(following);
  const spells = spellsOf(play);
  const winner = spells.find((spell) => isClear(play, spell));
  return (winner ?? spells.at(-1))?.[0]?.side;
}

/** Events up to the next restart, kick-in or score, or the first after a halt. */
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

/** Runs of events of one squad that control the ball. */
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
 * A spell takes the ball clear by a kick that no ball-up call within 15 m and, unless it is effective, no player who
 * has the ball within 15 m follows; or by handballs, one of them effective, that bring the ball 20 m away.
 */
function isClear(play: readonly Event[], spell: readonly Event[]): boolean {
  const disposals = spell.filter((event) => isOneOf(event, 'disposal'));
  const [first, last] = [spell[0], disposals.at(-1)];
  const byKick = disposals.some((disposal) => isOneOf(disposal, 'kick') && isClearKick(play, disposal));
  const carried = first !== undefined && last !== undefined && metresBetween(first, last) >= 20;
  return byKick || (carried && disposals.some(isEffectiveHandball));
}
