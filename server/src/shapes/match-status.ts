import { minutesAndSeconds, periodDisplay, type Clock } from '@goalsquare/engine';
import type { MatchStatusPeriod } from '@goalsquare/openapi';

/** The status of a match and, once it has started, its clock. */
export function matchStatus({ status, current, remainingSeconds }: Clock): MatchStatusPeriod {
  if (current === undefined || remainingSeconds === undefined) return { ...status };
  const { period, periodSeconds } = current;
  return {
    ...status,
    period,
    periodSecs: periodSeconds,
    periodDisplay: periodDisplay(period, periodSeconds),
    remainingSecs: remainingSeconds,
    remainingTime: minutesAndSeconds(remainingSeconds),
    remainingDisplay: periodDisplay(period, remainingSeconds),
  };
}
