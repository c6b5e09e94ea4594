import { isOneOf, type codes } from './codes.js';
import type { Event, Game } from './game.js';
import type { Side } from './side.js';
import type { Zone } from './ground.js';
import { chainAt, zoneOf } from './play.js';
import { isStoppage } from './chains.js';

/**
 * The amount that a metric gives to a person, or to a squad as a whole, for one event. `seconds` is the interval of a
 * credit for time, within the period. A credit without `seconds` happens at the second of its event. A `wholePeriod`
 * credit counts in every window of its period.
 */
export interface Credit {
  readonly period: number;
  readonly second: number;
  readonly seconds?: readonly [from: number, to: number];
  readonly wholePeriod?: true;
  readonly side: Side;
  readonly person: number | undefined;
  readonly zone: Zone;
  readonly amount: number;
}

/** A metric that adds credits up. */
export type Count = (game: Game) => readonly Credit[];

/** A metric that is the percentage of one sum in another. **Empty**: absent if the divisor is 0. */
export interface Share {
  readonly of: Count;
  readonly to: Count;
}

/** A metric. */
export type Metric = Count | Share;

/** Returns a function that computes the value of each match only once. */
export function once<T>(compute: (game: Game) => T): (game: Game) => T {
  const computed = new WeakMap<Game, T>();
  return (game) => {
    const known = computed.get(game);
    if (known !== undefined) return known;
    const value = compute(game);
    computed.set(game, value);
    return value;
  };
}

/**
 * Returns the credit of an amount to the person of an event, or to its squad if it has no person. **Empty**: no credit
 * without a squad.
 */
export const credit = (game: Game, event: Event, amount = 1, zone?: Zone): readonly Credit[] =>
  event.side === undefined ? [] : creditTo(game, event, event.side, event.person, amount, zone);

/**
 * Returns the credit of an amount for an event to a person or squad. Default zone: the event's zone as the squad sees
 * it.
 */
export const creditTo = (
  game: Game,
  event: Event,
  side: Side,
  person: number | undefined,
  amount = 1,
  zone = zoneOf(game, event, side),
): readonly Credit[] => [{ period: event.period, second: event.second, side, person, zone, amount }];

/** Returns a metric that counts the events that pass a test. */
export const countEvents =
  (test: (game: Game, event: Event) => boolean): Count =>
  (game) =>
    game.events.filter((event) => test(game, event)).flatMap((event) => credit(game, event));

/** Returns a metric that counts the events with one of some codes. */
export const count = (...wanted: readonly string[]): Count => countEvents((_, { code }) => wanted.includes(code));

/** Returns a metric that counts the events whose code belongs to a group. */
export const countGroup = (group: keyof typeof codes): Count => countEvents((_, event) => isOneOf(event, group));

/** Returns the sum of metrics, as a metric. */
export const plus =
  (...parts: readonly Count[]): Count =>
  (game) =>
    parts.flatMap((part) => part(game));

/** Returns a metric multiplied by a number. */
export const times =
  (factor: number, of: Count): Count =>
  (game) =>
    of(game).map((one) => ({ ...one, amount: one.amount * factor }));

/** Returns a metric minus other metrics, as a metric. */
export const minus = (from: Count, ...less: readonly Count[]): Count =>
  plus(from, ...less.map((part) => times(-1, part)));

/**
 * Whether an event comes before the clearance of a stoppage. It must be in the chain of a centre bounce, ball-up or
 * throw-in. If there was no clearance, every event of the chain qualifies.
 */
function isBeforeClearance(game: Game, event: Event): boolean {
  const chain = chainAt(game, event);
  if (chain === undefined || !isStoppage(chain.start)) return false;
  return chain.clearance === undefined || event.index < chain.clearance.index;
}

/** Returns a metric that counts events with one of some codes before the clearance of a stoppage. */
export const countBeforeClearance = (...wanted: readonly string[]): Count =>
  countEvents((game, event) => wanted.includes(event.code) && isBeforeClearance(game, event));

/** Rounds to tenths, the precision of metres. */
export const tenths = (metres: number): number => Math.round(metres * 10) / 10;
