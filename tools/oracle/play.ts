import type { Chain } from './chains.js';
import { isOneOf } from './codes.js';
import type { Event, Game } from './game.js';
import type { Side } from './side.js';
import { metresToEnd, type PhysicalZone, type Point, type Zone } from './ground.js';

/* Terms of the glossary: control, touch, location, gain and so on. */

/** Whether an event controls the ball: a possession, a disposal or a running bounce. */
export const controls = (event: Event): boolean =>
  isOneOf(event, 'possession') || isOneOf(event, 'disposal') || event.code === 'BOUN';

/** Whether an event touches the ball: it controls the ball, is a kick-in, scores, halts play or restarts it. */
export const touches = (event: Event): boolean =>
  controls(event) ||
  isOneOf(event, 'kickIn') ||
  isOneOf(event, 'score') ||
  isOneOf(event, 'halt') ||
  isOneOf(event, 'restart');

/** Whether a person handles the ball: controls it, kicks in or knocks it on. */
export const handles = (event: Event): boolean => controls(event) || isOneOf(event, 'kickIn') || event.code === 'KNON';

/** Whether an event locates the ball: it has a location that is not that of a person near the ball. */
export const locatesBall = (event: Event): boolean => event.located && !isOneOf(event, 'awayFromBall');

/** Whether two events are by the same person. */
export const isSamePerson = (one: Event, other: Event): boolean =>
  one.side === other.side && one.person === other.person;

/** Returns the first later event of the period that passes a test. */
function nextIn(game: Game, event: Event, test: (later: Event) => boolean): Event | undefined {
  for (let at = event.index + 1; game.events[at]?.period === event.period; at += 1)
    if (test(game.events[at] as Event)) return game.events[at];
  return undefined;
}

/** Returns the last earlier event of the period that passes a test. */
function lastIn(game: Game, event: Event, test: (earlier: Event) => boolean): Event | undefined {
  for (let at = event.index - 1; game.events[at]?.period === event.period; at -= 1)
    if (test(game.events[at] as Event)) return game.events[at];
  return undefined;
}

/** Returns the next touch of the ball in the period. */
export const nextTouch = (game: Game, event: Event): Event | undefined => nextIn(game, event, touches);

/** Returns the last touch of the ball in the period before an event. */
export const previousTouch = (game: Game, event: Event): Event | undefined => lastIn(game, event, touches);

/** Returns the events between an event and the next touch or the end of the period. */
export const untilTouch = (game: Game, event: Event): readonly Event[] => {
  const end = nextIn(game, event, touches)?.index ?? game.events.length;
  return game.events.slice(event.index + 1, end).filter(({ period }) => period === event.period);
};

/** Returns the next event of the period that locates the ball. */
export const nextLocated = (game: Game, event: Event): Event | undefined => nextIn(game, event, locatesBall);

/**
 * Returns the mark or free kick from which a person kicked: the last touch before the kick, if it is by the same
 * person, who did not play on (PLON) in between.
 */
export function setPossessionBefore(game: Game, kick: Event): Event | undefined {
  const won = previousTouch(game, kick);
  if (won === undefined || !isOneOf(won, 'set') || !isSamePerson(won, kick)) return undefined;
  const between = game.events.slice(won.index + 1, kick.index);
  return between.some(({ code, person }) => code === 'PLON' && person === kick.person) ? undefined : won;
}

/** The chain an event belongs to. */
export const chainAt = (game: Game, event: Event): Chain | undefined =>
  game.chains.find(
    ({ events }) => (events[0]?.index ?? 0) <= event.index && event.index <= (events.at(-1)?.index ?? -1),
  );

/** Whether a squad attacks the right-hand goal in a period. */
const attacksRight = ({ homeFirst }: Game, side: Side, period: number): boolean =>
  ((homeFirst === 'Right') === (period % 2 === 1)) === (side === 'home');

/** Returns the location of an event, rotated so that a squad attacks towards positive x. */
export const spot = (game: Game, { x, y, period }: Event, side: Side): Point =>
  attacksRight(game, side, period) ? { x, y } : { x: -x, y: -y };

/** Returns how many metres closer `to` is than `from` to the goal line that a squad attacks, along the axis. */
export const metresForward = (game: Game, side: Side, from: Event, to: Event): number =>
  spot(game, to, side).x - spot(game, from, side).x;

/**
 * Returns how far a disposal took the ball towards goal: to the next location, or to the goal line if that is a score
 * by the squad. **Empty**: `undefined` without a later location in the period.
 */
export function advance(game: Game, disposal: Event, side: Side): number | undefined {
  const result = nextLocated(game, disposal);
  if (result === undefined) return undefined;
  if (isOneOf(result, 'score') && result.side === side) return game.ground.length / 2 - spot(game, disposal, side).x;
  return metresForward(game, side, disposal, result);
}

/** Returns the metres from an event to the middle of the goal that a squad attacks or defends. */
export function metresToGoal(game: Game, event: Event, side: Side, goal: 'attacked' | 'defended'): number {
  const isRight = attacksRight(game, side, event.period) === (goal === 'attacked');
  return metresToEnd(event, isRight ? 'right' : 'left', game.ground);
}

/** Whether an event is inside the arc of the goal that a squad attacks or defends. */
export const isInside50 = (game: Game, event: Event, side: Side, goal: 'attacked' | 'defended'): boolean =>
  metresToGoal(game, event, side, goal) <= game.ground.arc;

/**
 * Returns the angle of an event off the axis, from the middle of the goal that a squad attacks: 0 degrees in front, at
 * most 90.
 */
export function degreesOffAxis(game: Game, event: Event, side: Side): number {
  const { x, y } = spot(game, event, side);
  return (Math.atan2(Math.abs(y), Math.max(0, game.ground.length / 2 - x)) * 180) / Math.PI;
}

const fromLeft: readonly PhysicalZone[] = ['L50', 'LM', 'CB', 'RM', 'R50'];
const fromDefence: readonly Zone[] = ['D50', 'DM', 'CB', 'AM', 'F50'];

/** Returns the name that a squad has for a zone of the ground in a period. */
export function zoneFor(game: Game, zone: PhysicalZone, side: Side, period: number): Zone {
  const at = fromLeft.indexOf(zone);
  return fromDefence[attacksRight(game, side, period) ? at : 4 - at] as Zone;
}

/** Returns the zone of an event as a squad sees it. Events of a centre bounce are in the zone CB. */
export const zoneOf = (game: Game, event: Event, side: Side): Zone =>
  zoneFor(game, event.zonePhysical ?? event.ballZone, side, event.period);
