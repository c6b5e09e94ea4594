import type { StatusChange } from '../log/entry.js';
import { MAX_PERIOD } from '../log/limits.js';
import { LAST_QUARTER, playingSeconds, type MatchHeader } from '../log/header.js';
import type { MatchStatusType, StateOfPlay } from '../vocabulary/statuses.js';
import { PlayState } from './play-state.js';

/** A period that has begun. **Units**: seconds; instants are UTC. */
export interface PeriodClock {
  readonly period: number;
  readonly periodSeconds: number;
  readonly utcStart: string | undefined;
  readonly utcEnd: string | undefined;
}

/**
 * The clock of a match. `current` is the last period that has begun. **Units**: seconds. **Empty**: no periods before
 * the start; 0 remaining seconds of a period that is over.
 */
export interface Clock {
  readonly status: MatchStatusType;
  readonly state: StateOfPlay;
  readonly periods: readonly PeriodClock[];
  readonly current: PeriodClock | undefined;
  readonly isCurrentOver: boolean;
  readonly remainingSeconds: number | undefined;
}

/**
 * The parts of a match that determine its clock: its header, its changes of status and the periods of its transactions.
 */
export interface ClockSource {
  readonly header: Pick<MatchHeader, 'countdownSeconds' | 'extraTimeSeconds'>;
  readonly statuses: readonly StatusChange[];
  readonly transactions: { readonly periods: Uint8Array };
}

/** Formats minutes and seconds with at least two digits each: `04:24`, `119:09`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** Formats a period's short name and clock: `Q3 01:28`; extra time is `ET1`, `ET2`. */
export const periodDisplay = (period: number, seconds: number): string =>
  `${period <= LAST_QUARTER ? `Q${period}` : `ET${period - LAST_QUARTER}`} ${minutesAndSeconds(seconds)}`;

/** Whether a period is being played, so that its result is still open. Suspended periods count. */
export const isLivePeriod = ({ state, current, isCurrentOver }: Clock, period: number): boolean =>
  state === 'playing' && current?.period === period && !isCurrentOver;

/**
 * Returns the clock of a match. A period has begun once a status or a transaction names it, even in its first second.
 */
export function clockOf({ header, statuses, transactions }: ClockSource, periodSeconds: Uint16Array): Clock {
  const play = PlayState.after(statuses);
  const { status, state } = play;
  const latest = transactions.periods.at(-1) ?? 0;
  const begun = Array.from({ length: MAX_PERIOD }, (_, at) => at + 1).filter(
    (period) =>
      (periodSeconds[period - 1] ?? 0) > 0 ||
      play.period(period) !== undefined ||
      (period <= latest && transactions.periods.includes(period)),
  );
  const periods = begun.map((period) => ({
    period,
    periodSeconds: periodSeconds[period - 1] ?? 0,
    utcStart: play.period(period)?.utcStart,
    utcEnd: play.period(period)?.utcEnd,
  }));
  const current = periods.at(-1);
  const mayBePlayed = state === 'playing' || state === 'upcoming';
  const isCurrentOver = current !== undefined && (!mayBePlayed || play.period(current.period)?.isOver === true);
  const remainingSeconds =
    current && (isCurrentOver ? 0 : Math.max(0, playingSeconds(header, current.period) - current.periodSeconds));
  return { status, state, periods, current, isCurrentOver, remainingSeconds };
}
