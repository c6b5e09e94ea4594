import { MAX_PERIOD } from '../log/entry.js';
import { DEFAULT_COUNTDOWN_SECONDS } from '../log/header.js';
import type { MatchTexts } from '../match.js';
import { statusAfter, type MatchStatusType } from '../vocabulary/statuses.js';

/** A period that has begun. **Units**: seconds; instants are UTC. */
export interface PeriodClock {
  readonly period: number;
  readonly periodSeconds: number;
  readonly utcStart: string | undefined;
  readonly utcEnd: string | undefined;
}

/** Where a match stands. `current` is the last period that has begun. **Empty**: no periods before the start. */
export interface Clock {
  readonly status: MatchStatusType;
  readonly periods: readonly PeriodClock[];
  readonly current: PeriodClock | undefined;
  readonly remainingSeconds: number | undefined;
}

/** Minutes and seconds, both of two digits at least: `04:24`, `119:09`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** A period's short name with a clock: `Q3 01:28`; extra time is `ET1`, `ET2`. */
export const periodDisplay = (period: number, seconds: number): string =>
  `${period <= 4 ? `Q${period}` : `ET${period - 4}`} ${minutesAndSeconds(seconds)}`;

/** Whether a period is being played: nobody knows yet what it comes to. */
export const isLivePeriod = ({ status, current }: Clock, period: number): boolean =>
  current?.period === period && (status.code === 'LIVE' || status.code === 'ET' || status.code === 'SUSP');

/**
 * Folds status changes, transactions and the lengths of the periods into the clock of a match. A period has begun once
 * anything is known of it, be it in its first second.
 */
export function clockOf(
  { header, statuses, transactions }: Pick<MatchTexts, 'header' | 'statuses' | 'transactions'>,
  periodSeconds: Uint16Array,
): Clock {
  const status = statusAfter(statuses);
  const latest = transactions.periods.at(-1) ?? 0;
  const begun = Array.from({ length: MAX_PERIOD }, (_, at) => at + 1).filter(
    (period) =>
      (periodSeconds[period - 1] ?? 0) > 0 ||
      statuses.some((change) => change.period === period) ||
      (period <= latest && transactions.periods.includes(period)),
  );
  const periods = begun.map((period) => {
    const changes = statuses.filter((change) => change.period === period);
    return {
      period,
      periodSeconds: periodSeconds[period - 1] ?? 0,
      utcStart: changes.find((change) => change.code === 'LIVE' || change.code === 'ET')?.utc,
      utcEnd: changes.findLast((change) => change.code !== 'LIVE' && change.code !== 'ET' && change.code !== 'SUSP')
        ?.utc,
    };
  });
  const current = periods.at(-1);
  const countdown = header.countdownSeconds ?? DEFAULT_COUNTDOWN_SECONDS;
  return { status, periods, current, remainingSeconds: current && Math.max(0, countdown - current.periodSeconds) };
}
