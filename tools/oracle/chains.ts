import { isOneOf } from './codes.js';
import type { Event } from './game.js';
import { opponentOf, type Side } from './side.js';
import { clearanceOf, winnerOf } from './clearance.js';
import { controls, handles } from './play.js';

/** How a chain begins. */
export type ChainStart = 'CB' | 'BU' | 'TI' | 'KI' | 'INT';

/** How a chain ends. */
export type ChainEnd = 'GOAL' | 'BEHI' | 'RUSH' | 'RUSHOPP' | 'TURN' | 'OOB' | 'BU' | 'EP';

/** A spell of one squad with the ball. `side` is absent if no one touched the ball. */
export interface Chain {
  readonly index: number;
  readonly period: number;
  readonly side: Side | undefined;
  readonly start: ChainStart;
  readonly end: ChainEnd;
  readonly events: readonly Event[];
  readonly clearance: Event | undefined;
}

const restarts: Readonly<Record<string, 'CB' | 'BU' | 'TI'>> = { CEBO: 'CB', CETU: 'CB', BAUP: 'BU', THIN: 'TI' };

/** The end of the chain before a restart, if no event ended the chain. */
const endBeforeRestart = { CB: 'EP', BU: 'BU', TI: 'OOB' } as const;

/** The start of a chain without a captured restart, by the end of the previous chain. */
const startAfterEnd: Readonly<Record<ChainEnd, ChainStart>> = {
  GOAL: 'CB',
  EP: 'CB',
  BEHI: 'KI',
  RUSH: 'KI',
  RUSHOPP: 'KI',
  TURN: 'INT',
  OOB: 'TI',
  BU: 'BU',
};

export const isStoppage = (start: ChainStart): start is 'CB' | 'BU' | 'TI' => start !== 'KI' && start !== 'INT';

/**
 * Returns the chains of a match whose source marks them. A restart, a kick-in or a `gain` begins a chain. A score, a
 * halt, a restart, a gain of the opposition or the end of the period ends it. Events between a halt and the next
 * restart belong to no chain.
 */
export function chainsOf(events: readonly Event[]): readonly Chain[] {
  const chains: Chain[] = [];
  let open: { start: ChainStart; side: Side | undefined; events: Event[] } | undefined;
  let lastEnd: ChainEnd = 'EP';
  const close = (end: ChainEnd): void => {
    if (open === undefined) return;
    const { start, side } = open;
    const clearance =
      isStoppage(start) && side !== undefined ? clearanceOf(open.events, side, end === 'TURN') : undefined;
    const period = open.events[0]?.period ?? 0;
    chains.push({ index: chains.length, period, side, start, end, events: open.events, clearance });
    open = undefined;
    lastEnd = end;
  };
  const begin = (event: Event, start: ChainStart, side: Side | undefined, from: number): void => {
    const winner = side ?? (isStoppage(start) ? winnerOf(events.slice(from, from + 200)) : undefined);
    open = { start, side: winner, events: [event] };
  };
  for (const event of events) {
    const { side } = event;
    const restart = restarts[event.code];
    if (events[event.index - 1]?.period !== event.period) {
      close('EP');
      lastEnd = 'EP';
    }
    if (restart !== undefined) {
      close(endBeforeRestart[restart]);
      begin(event, restart, event.wonBy, event.index + 1);
    } else if (isOneOf(event, 'kickIn')) {
      if (open?.start === 'KI' && !open.events.some(controls)) open.events.push(event);
      else {
        close('EP');
        begin(event, 'KI', side, event.index);
      }
    } else if (side !== undefined && (controls(event) || event.gain === true)) {
      if (open === undefined) {
        const start = event.gain === true ? 'INT' : startAfterEnd[lastEnd];
        begin(event, start, isStoppage(start) ? undefined : side, event.index);
      } else if (event.gain === true && side !== open.side) {
        close('TURN');
        begin(event, 'INT', side, event.index);
      } else {
        open.side ??= side;
        open.events.push(event);
      }
    } else open?.events.push(event);

    if (event.code === 'OOBO') close('OOB');
    else if (event.code === 'BUCA') close('BU');
    else if (isOneOf(event, 'score')) {
      open ??= { start: startAfterEnd[lastEnd], side, events: [event] };
      open.side ??= side;
      const isConceded = event.code === 'RUSH' && side !== undefined && open.side === opponentOf(side);
      close(isConceded ? 'RUSHOPP' : (event.code as 'GOAL' | 'BEHI' | 'RUSH'));
    }
  }
  close('EP');
  return chains;
}

/**
 * Returns the launch of a chain: the first event in which a person of its squad handles the ball, otherwise the squad's
 * first event. **Empty**: `undefined` if the squad has no event.
 */
export const launchOf = ({ side, events }: Chain): Event | undefined => {
  const own = events.filter((event) => side !== undefined && event.side === side);
  return own.find(handles) ?? own[0];
};

/** Returns the last possession or kick-in of the squad that owns a chain. */
export const lastHoldOf = ({ side, events }: Chain): Event | undefined =>
  events.findLast((event) => event.side === side && (isOneOf(event, 'possession') || isOneOf(event, 'kickIn')));
