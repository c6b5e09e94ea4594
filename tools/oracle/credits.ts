import { isOneOf, type codes } from './codes.js';
import type { Event, Game } from './game.js';
import type { Side } from './side.js';
import type { Zone } from './ground.js';
import { chainAt, zoneOf } from './play.js';
import { isStoppage } from './chains.js';

/**
 * What a metric gives to a person, or to a squad as a whole, for one event. `seconds` of the period are what an
 * interval lasts; a credit without them happens at the second of its event. A credit of a `wholePeriod` counts in
 * every window of its period.
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

/** A metric that divides one sum by another, in per cent. **Empty**: absent if the divisor is 0. */
export interface Share {
  readonly of: Count;
  readonly to: Count;
}

/** A metric. */
export type Metric = Count | Share;

/** Returns `compute` with a memory: it computes the value of each match once. */
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
 * Gives an amount to the person of an event, or to its squad if it has no person. **Empty**: nothing without a squad.
 */
export const credit = (game: Game, event: Event, amount = 1, zone?: Zone): readonly Credit[] =>
  event.side === undefined ? [] : creditTo(game, event, event.side, event.person, amount, zone);

/** Gives an amount to a person or squad at an event, by default in the zone that the event has for the squad. */
export const creditTo = (
  game: Game,
  event: Event,
  side: Side,
  person: number | undefined,
  amount = 1,
  zone = zoneOf(game, event, side),
): readonly Credit[] => [{ period: event.period, second: event.second, side, person, zone, amount }];

/** Counts the events that pass a test. */
export const countEvents =
  (test: (game: Game, event: Event) => boolean): Count =>
  (game) =>
    game.events.filter((event) => test(game, event)).flatMap((event) => credit(game, event));

/** Counts the events with one of these codes. */
export const count = (...wanted: readonly string[]): Count => countEvents((_, { code }) => wanted.includes(code));

/** Counts the events with a code of a group. */
export const countGroup = (group: keyof typeof codes): Count => countEvents((_, event) => isOneOf(event, group));

/** Adds metrics up. */
export const plus =
  (...parts: readonly Count[]): Count =>
  (game) =>
    parts.flatMap((part) => part(game));

/** Multiplies a metric by a number. */
export const times =
  (factor: number, of: Count): Count =>
  (game) =>
    of(game).map((one) => ({ ...one, amount: one.amount * factor }));

/** Subtracts metrics from one. */
export const minus = (from: Count, ...less: readonly Count[]): Count =>
  plus(from, ...less.map((part) => times(-1, part)));

/**
 * Whether an event comes before the clearance of a stoppage: in the chain of a centre bounce, ball-up or throw-in,
 * before the clearance, or anywhere in it if it was not cleared.
 */
function isBeforeClearance(game: Game, event: Event): boolean {
  const chain = chainAt(game, event);
  if (chain === undefined || !isStoppage(chain.start)) return false;
  return chain.clearance === undefined || event.index < chain.clearance.index;
}

/** Counts the events with one of these codes that come before the clearance of a stoppage. */
export const countBeforeClearance = (...wanted: readonly string[]): Count =>
  countEvents((game, event) => wanted.includes(event.code) && isBeforeClearance(game, event));

/** Rounds to tenths, as metres are kept. */
export const tenths = (metres: number): number => Math.round(metres * 10) / 10;
